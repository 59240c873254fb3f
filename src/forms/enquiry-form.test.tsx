import { readFileSync } from "node:fs";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { SITE_DATA } from "../testing/site-data";
import { forgetDraft, keepDraft, readDraft } from "./draft";
import type { EnquiryFormKind } from "./enquiry-fields";
import { EnquiryForm, LIBRARY_VERSION } from "./enquiry-form";
import { sendEnquiry } from "./send-enquiry";
import { MINIMUM_FILL_MS } from "./use-enquiry";

const mockSiteData = SITE_DATA;
const words = SITE_DATA.contactPage.form;
const { mailbox } = SITE_DATA;
const { phone } = SITE_DATA.company;
const { labels } = words;

jest.mock("../site/site-data", () => ({ useSiteData: () => mockSiteData }));
jest.mock("./send-enquiry", () => ({ sendEnquiry: jest.fn(), loadLibrary: () => Promise.resolve() }));
const send = jest.mocked(sendEnquiry);

const IDENTIFIERS = { GATSBY_EMAILJS_PUBLIC_KEY: "key", GATSBY_EMAILJS_SERVICE_ID: "service", GATSBY_EMAILJS_TEMPLATE_ID: "template" };
const logged = jest.spyOn(console, "error");

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(process.env, IDENTIFIERS);
  send.mockReset().mockResolvedValue();
  logged.mockReset();
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  expect(logged).not.toHaveBeenCalled();
  sessionStorage.clear();
  for (const name of Object.keys(IDENTIFIERS)) delete process.env[name];
  jest.useRealTimers();
});

const visitor = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const field = (label: string) => screen.getByRole<HTMLInputElement | HTMLTextAreaElement>("textbox", { name: new RegExp(`^${label}`) });
const button = () => screen.getByRole("button");
const pressSend = () => visitor.click(button());
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function fillIn(kind: EnquiryFormKind): Promise<void> {
  await visitor.type(field(labels.fullName), "Asha Rao");
  await visitor.type(field(labels.email), "asha@plant.example");
  if (kind === "short") await visitor.type(field(labels.phone), "98480 00000");
  else await visitor.type(field(labels.message), "Two chillers");
}

/** Opens the form, fills it in after a human while and presses the button. */
async function sendOne(kind: EnquiryFormKind = "full") {
  const page = render(<EnquiryForm kind={kind} />);
  await fillIn(kind);
  await wait(MINIMUM_FILL_MS);
  await pressSend();
  return page;
}

/** The sender fails, as it does after every fault. */
function breakDelivery(): void {
  send.mockRejectedValue({ status: 500, text: "broken" });
  logged.mockImplementation(() => {});
}
function expectLogged(times = 1): void {
  expect(logged).toHaveBeenCalledTimes(times);
  logged.mockReset();
}

describe("what it asks for (requirements R17.2)", () => {
  const requiredIn = (kind: EnquiryFormKind) => {
    render(<EnquiryForm kind={kind} />);
    return screen.getAllByRole<HTMLInputElement>("textbox").map(({ name, required, type }) => [name, required, type]);
  };
  test("the full form", () => {
    expect(requiredIn("full")).toEqual([
      ["fullName", true, "text"],
      ["company", false, "text"],
      ["email", true, "email"],
      ["phone", false, "tel"],
      ["message", true, "textarea"],
    ]);
    expect(field(labels.message)).toHaveAttribute("rows", "5");
    expect(field(labels.phone)).toHaveAccessibleName(`${labels.phone} (${labels.optional})`);
  });
  test("the short form", () => {
    expect(requiredIn("short")).toEqual([
      ["fullName", true, "text"],
      ["email", true, "email"],
      ["phone", true, "tel"],
    ]);
  });
});

describe("without JavaScript", () => {
  const html = () => {
    document.body.innerHTML = renderToString(<EnquiryForm kind="full" />);
    const form = document.querySelector("form");
    if (!form) throw new Error("no form");
    return form;
  };
  test("the browser checks the fields and posts them to the service", () => {
    const form = html();
    expect(form).toMatchObject({
      noValidate: false,
      method: "post",
      enctype: "multipart/form-data",
      action: "https://api.emailjs.com/api/v1.0/email/send-form",
    });
    expect([...new FormData(form).keys()]).toEqual([
      ...["service_id", "template_id", "user_id", "lib_version"],
      ...["fullName", "company", "email", "phone", "message"],
    ]);
  });
  test("the version it names is the installed one", () => {
    expect(LIBRARY_VERSION).toBe(JSON.parse(readFileSync("node_modules/@emailjs/browser/package.json", "utf8")).version);
  });
  test("without identifiers the browser opens an e-mail", () => {
    delete process.env.GATSBY_EMAILJS_SERVICE_ID;
    const form = html();
    expect(form).toMatchObject({ enctype: "text/plain", action: `mailto:${mailbox}` });
    expect([...new FormData(form).keys()]).toEqual(["fullName", "company", "email", "phone", "message"]);
  });
});

describe("checking", () => {
  test("an empty form is answered by a summary with links, a sentence beside each field, and the focus", async () => {
    render(<EnquiryForm kind="full" />);
    await pressSend();
    const summary = screen.getByRole("alert");
    expect(summary.parentElement).toHaveFocus();
    expect(summary).toHaveTextContent("3 fields need attention");
    expect(
      within(summary)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual([labels.fullName, labels.email, labels.message]);
    expect(field(labels.fullName)).toBeInvalid();
    expect(field(labels.fullName)).toHaveAccessibleDescription(words.errors.fullName);
    expect(field(labels.phone)).toBeValid();
    expect(send).not.toHaveBeenCalled();
  });

  test("a link of the summary leads to its field", async () => {
    render(<EnquiryForm kind="full" />);
    await pressSend();
    await visitor.click(screen.getByRole("link", { name: labels.email }));
    expect(field(labels.email)).toHaveFocus();
  });

  test("an error goes as it is fixed, and nothing typed is lost", async () => {
    render(<EnquiryForm kind="short" />);
    await visitor.type(field(labels.email), "asha@");
    await pressSend();
    expect(screen.getByRole("alert")).toHaveTextContent("3 fields need attention");
    await visitor.type(field(labels.fullName), "A");
    await visitor.type(field(labels.phone), "1");
    expect(screen.getByRole("alert")).toHaveTextContent("1 field needs attention");
    expect(field(labels.fullName)).not.toHaveAttribute("aria-invalid");
    await visitor.type(field(labels.email), "plant.example");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(field(labels.email)).toHaveValue("asha@plant.example");
  });

  test("a second try with the same faults brings the focus back to the summary", async () => {
    render(<EnquiryForm kind="full" />);
    await pressSend();
    await pressSend();
    expect(screen.getByRole("alert").parentElement).toHaveFocus();
  });
});

describe("sending", () => {
  test("while it is on its way the button is busy, the text stays and a second try does nothing", async () => {
    let finish = () => {};
    send.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    const { unmount } = await sendOne();
    expect(button()).toHaveAttribute("aria-disabled", "true");
    expect(button()).toHaveTextContent(words.labels.sending);
    expect(field(labels.message)).toHaveValue("Two chillers");
    await pressSend();
    await visitor.type(field(labels.fullName), "{Enter}");
    expect(send).toHaveBeenCalledTimes(1);
    await act(async () => finish());
    unmount();
  });

  test("the full form sends its five fields, and success clears them", async () => {
    await sendOne();
    expect(send).toHaveBeenCalledWith(
      { fullName: "Asha Rao", company: "", email: "asha@plant.example", phone: "", message: "Two chillers" },
      expect.objectContaining({ publicKey: "key", serviceId: "service", templateId: "template", origin: "https://api.emailjs.com" }),
      expect.any(Number),
    );
    const alert = screen.getByRole("alert");
    expect(within(alert).getByText(words.success)).toBeVisible();
    expect(alert.parentElement).toHaveFocus();
    for (const input of screen.getAllByRole("textbox")) expect(input).toHaveValue("");
    expect(readDraft()).toEqual({});
  });

  test("a second press that comes after the answer leaves the success where it is", async () => {
    await sendOne();
    await pressSend();
    expect(screen.getByRole("alert")).toHaveTextContent(words.success);
    expect(send).toHaveBeenCalledTimes(1);
  });

  test("the short form sends its three fields, and leaves what was typed into another form", async () => {
    keepDraft({ message: "written on the contact page" });
    await sendOne("short");
    expect(send).toHaveBeenCalledWith(
      { fullName: "Asha Rao", email: "asha@plant.example", phone: "98480 00000" },
      expect.anything(),
      expect.any(Number),
    );
    expect(readDraft()).toEqual({ message: "written on the contact page" });
  });

  test("failure says so, logs why, keeps every value and offers other channels that carry the text", async () => {
    breakDelivery();
    await sendOne();
    const alert = screen.getByRole("alert");
    expect(within(alert).getByText(words.failure)).toBeVisible();
    expect(alert.parentElement).toHaveFocus();
    expect(field(labels.message)).toHaveValue("Two chillers");
    const [call, mail, whatsapp] = within(alert).getAllByRole<HTMLAnchorElement>("link");
    expect(call).toHaveAttribute("href", `tel:${phone.tel}`);
    const carried = `${labels.fullName}: Asha Rao\n${labels.email}: asha@plant.example\n\nTwo chillers`;
    expect(new URL(mail?.href ?? "").searchParams.get("body")).toBe(carried.replace(/\n/g, "\r\n"));
    expect(new URL(whatsapp?.href ?? "").searchParams.get("text")).toBe(carried);
    await visitor.type(field(labels.message), " and a boiler");
    expect(decodeURIComponent(screen.getByRole<HTMLAnchorElement>("link", { name: /^WhatsApp/ }).href)).toMatch(
      /Two chillers and a boiler$/,
    );
    expect(field(labels.message)).toHaveFocus();
    expectLogged();
  });

  test("a message too long for a link is shortened there, and the alert says so", async () => {
    breakDelivery();
    render(<EnquiryForm kind="full" />);
    await fillIn("full");
    await visitor.clear(field(labels.message));
    await visitor.click(field(labels.message));
    await visitor.paste("x".repeat(50_000));
    await wait(MINIMUM_FILL_MS);
    await pressSend();
    expect(screen.getByRole("alert")).toHaveTextContent(words.otherWays.shortened);
    expect(field(labels.message)).toHaveValue("x".repeat(50_000));
    expectLogged();
  });

  test("what is typed after a success is a new enquiry: fixing its faults does not bring the success back", async () => {
    await sendOne();
    await visitor.type(field("Full name"), "Ravi");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await visitor.type(field("Message"), "A boiler");
    await pressSend();
    expect(screen.getByRole("alert")).toHaveTextContent(words.errors.one);
    await visitor.type(field("Email"), "ravi@plant.example");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await pressSend();
    expect(send).toHaveBeenCalledTimes(2);
    expect(screen.getByRole("alert")).toHaveTextContent(words.success);
  });

  test("nor does fixing a fault bring an old failure back", async () => {
    breakDelivery();
    await sendOne();
    await visitor.clear(field("Email"));
    await pressSend();
    expect(screen.getByRole("alert")).toHaveTextContent(words.errors.one);
    await visitor.type(field("Email"), "asha@plant.example");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expectLogged();
  });

  test("a retry after a failure sends again", async () => {
    breakDelivery();
    await sendOne();
    send.mockResolvedValue();
    await pressSend();
    expect(send).toHaveBeenCalledTimes(2);
    expect(screen.getByRole("alert")).toHaveTextContent(words.success);
    expectLogged();
  });
});

describe("a build without identifiers", () => {
  test("offers the other channels at once, each time, without a call", async () => {
    delete process.env.GATSBY_EMAILJS_PUBLIC_KEY;
    logged.mockImplementation(() => {});
    render(<EnquiryForm kind="full" />);
    await fillIn("full");
    for (let tries = 0; tries < 2; tries++) {
      await pressSend();
      expect(screen.getByRole("alert")).toHaveTextContent(words.failure);
      expect(screen.getByRole("alert").parentElement).toHaveFocus();
      field(labels.message).focus();
    }
    expect(send).not.toHaveBeenCalled();
    expectLogged(2);
  });
});

describe("against programs, never against people", () => {
  test("an enquiry faster than a person types is sent a little later", async () => {
    const shownMs = performance.now();
    render(<EnquiryForm kind="short" />);
    await fillIn("short");
    await pressSend();
    expect(send.mock.calls[0]?.[2]).toBeCloseTo(shownMs + MINIMUM_FILL_MS);
  });

  test("a filled trap asks for a second click, once, and then sends", async () => {
    render(<EnquiryForm kind="short" />);
    await fillIn("short");
    const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
    if (!trap) throw new Error("no trap");
    trap.value = "filled in by a program";
    await wait(MINIMUM_FILL_MS);
    await pressSend();
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByRole("alert")).toHaveTextContent(words.confirm);
    expect(screen.getByRole("alert").parentElement).toHaveFocus();
    await pressSend();
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("alert")).toHaveTextContent(words.success);
  });
});

describe("what was typed stays", () => {
  test("a draft fills the empty fields of the next form", async () => {
    const { unmount } = render(<EnquiryForm kind="full" />);
    await fillIn("full");
    unmount();
    render(<EnquiryForm kind="short" />);
    expect(field(labels.fullName)).toHaveValue("Asha Rao");
    expect(field(labels.email)).toHaveValue("asha@plant.example");
  });

  test("what was typed before hydration wins over the draft, and becomes part of it", () => {
    keepDraft({ fullName: "Old name", email: "old@plant.example" });
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(<EnquiryForm kind="full" />);
    const early = container.querySelector<HTMLInputElement>('input[name="fullName"]');
    if (early) early.value = "Typed early";
    render(<EnquiryForm kind="full" />, { container, hydrate: true });
    expect(field(labels.fullName)).toHaveValue("Typed early");
    expect(field(labels.email)).toHaveValue("old@plant.example");
    expect(readDraft()).toMatchObject({ fullName: "Typed early" });
  });

  test("leaving the page while it is sent: the next page shows it, sends nothing twice and clears on success", async () => {
    let finish = () => {};
    send.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    const { unmount } = await sendOne();
    unmount();
    const next = render(<EnquiryForm kind="full" />);
    expect(field(labels.message)).toHaveValue("Two chillers");
    expect(button()).toHaveAttribute("aria-disabled", "true");
    await pressSend();
    expect(send).toHaveBeenCalledTimes(1);
    document.body.focus();
    await act(async () => finish());
    expect(screen.getByRole("alert")).toHaveTextContent(words.success);
    expect(field(labels.message)).toHaveValue("");
    next.unmount();
    render(<EnquiryForm kind="full" />);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("a failure that comes while nobody shows the form is shown by the next one", async () => {
    breakDelivery();
    let fail = (_: Error) => {};
    send.mockImplementation(() => new Promise((_, reject) => (fail = reject)));
    const { unmount } = await sendOne();
    unmount();
    await act(async () => fail(new Error("broken")));
    render(<EnquiryForm kind="full" />);
    expect(screen.getByRole("alert")).toHaveTextContent(words.failure);
    expect(field(labels.message)).toHaveValue("Two chillers");
    expectLogged();
  });
});

describe("a page that comes back", () => {
  const comeBack = (persisted: boolean) => act(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted })));

  test("from the back/forward cache is empty if another document sent what it held, and keeps nothing of it", async () => {
    render(<EnquiryForm kind="full" />);
    await fillIn("full");
    forgetDraft(readDraft());
    comeBack(true);
    for (const input of screen.getAllByRole("textbox")) expect(input).toHaveValue("");
    await visitor.type(field("Message"), "A boiler");
    expect(readDraft()).toMatchObject({ fullName: "", message: "A boiler" });
  });

  test("from the back/forward cache goes on with what was typed last", async () => {
    render(<EnquiryForm kind="full" />);
    await fillIn("full");
    keepDraft({ message: "Two chillers and a boiler" });
    comeBack(true);
    expect(field("Message")).toHaveValue("Two chillers and a boiler");
    expect(field("Full name")).toHaveValue("Asha Rao");
    await visitor.type(field("Phone"), "1");
    expect(readDraft()).toMatchObject({ message: "Two chillers and a boiler", phone: "1" });
  });

  test("from the back/forward cache sends no sooner than a page that has just been opened", async () => {
    render(<EnquiryForm kind="short" />);
    await wait(10 * MINIMUM_FILL_MS);
    comeBack(true);
    const shownMs = performance.now();
    await fillIn("short");
    await pressSend();
    expect(send.mock.calls[0]?.[2]).toBeCloseTo(shownMs + MINIMUM_FILL_MS);
  });

  test("from the back/forward cache shows no outcome of an earlier enquiry", async () => {
    await sendOne();
    comeBack(true);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("when storage is refused, the form keeps what it holds", async () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    const refusals = (["getItem", "setItem"] as const).map((name) => jest.spyOn(Storage.prototype, name).mockImplementation(refuse));
    render(<EnquiryForm kind="full" />);
    await fillIn("full");
    comeBack(true);
    expect(field("Message")).toHaveValue("Two chillers");
    for (const refusal of refusals) refusal.mockRestore();
    keepDraft({});
  });

  test("that has just loaded keeps what was typed before", async () => {
    render(<EnquiryForm kind="full" />);
    await fillIn("full");
    forgetDraft(readDraft());
    comeBack(false);
    expect(field("Message")).toHaveValue("Two chillers");
  });

  test("and was loaded again: the draft is newer than what the browser filled in", () => {
    const navigation = { name: "", entryType: "navigation", type: "back_forward", startTime: 0, duration: 0, toJSON: () => ({}) };
    jest.spyOn(performance, "getEntriesByType").mockReturnValue([navigation]);
    keepDraft({ fullName: "Newer" });
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(<EnquiryForm kind="full" />);
    for (const name of ["fullName", "message"]) {
      const restored = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (restored) restored.value = "Sent long ago";
    }
    render(<EnquiryForm kind="full" />, { container, hydrate: true });
    expect(field("Full name")).toHaveValue("Newer");
    expect(field("Message")).toHaveValue("");
    expect(readDraft()).toEqual({ fullName: "Newer" });
  });
});
