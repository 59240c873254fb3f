import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { HONEYPOT_NAME } from "../site/enquiry-service";
import { OFFICE_COPY } from "../site/office-copy";
import { SITE_DATA } from "../testing/example-site";
import { fillFromDraft, forgetDraft, keepDraft } from "./draft";
import { ENQUIRY_COPY, FIELD_LABELS } from "./enquiry-copy";
import { type EnquiryFormKind, type FieldName, MESSAGE_MAX_CHARACTERS } from "./enquiry-fields";
import { EnquiryForm } from "./enquiry-form";
import { sendEnquiry } from "./send-enquiry";

const mockSiteData = SITE_DATA;
const copy = SITE_DATA.contactPage.form;
const { mailbox, phone } = SITE_DATA;

jest.mock("../site/site-data", () => ({ ...jest.requireActual("../site/site-data"), useSiteData: () => mockSiteData }));
jest.mock("./send-enquiry", () => ({ sendEnquiry: jest.fn() }));
const send = jest.mocked(sendEnquiry);

const IDENTIFIERS = { GATSBY_EMAILJS_PUBLIC_KEY: "key", GATSBY_EMAILJS_SERVICE_ID: "service", GATSBY_EMAILJS_TEMPLATE_ID: "template" };
const logged = jest.spyOn(console, "error");

// gatsby-browser.tsx does this before React starts.
beforeAll(keepDraft);
beforeEach(() => {
  Object.assign(process.env, IDENTIFIERS);
  send.mockReset().mockResolvedValue();
  logged.mockReset();
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  expect(logged).not.toHaveBeenCalled();
  forgetDraft();
  for (const name of Object.keys(IDENTIFIERS)) delete process.env[name];
});

const visitor = userEvent.setup({ delay: null });
const field = (name: FieldName) => screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(new RegExp(`^${FIELD_LABELS[name]}`));
const button = () => screen.getByRole("button");
/** Sets the whole value, because user-event is slow and does not notice a form reset. */
const type = (name: FieldName, value: string) => fireEvent.input(field(name), { target: { value } });
/** Uses act, because user-event does not wait for the render after the sender's promise. */
const pressSend = () =>
  act(async () => {
    button().focus();
    button().click();
  });
const alert = () => screen.getByRole("alert");
/** The text in a WhatsApp link. */
const textIn = (name: string | RegExp, place = document.body) =>
  new URL(within(place).getByRole<HTMLAnchorElement>("link", { name }).href).searchParams.get("text");
const announced = () =>
  screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .join("");
/** The outer element has the focus (src/components/alert.tsx). */
const focusedAlert = () => {
  expect(alert().parentElement).toHaveFocus();
  return alert();
};

function fillIn(kind: EnquiryFormKind): void {
  type("fullName", "Asha Rao");
  type("email", "asha@plant.example");
  if (kind === "short") type("phone", "98480 00000");
  else type("message", "Two chillers");
}

/** The text that links contain after fillIn("full"). */
const CARRIED = `${FIELD_LABELS.fullName}: Asha Rao\n${FIELD_LABELS.email}: asha@plant.example\n\nTwo chillers`;

async function sendOne(kind: EnquiryFormKind = "full") {
  const page = render(<EnquiryForm kind={kind} />);
  fillIn(kind);
  await pressSend();
  return page;
}

function breakDelivery(): void {
  send.mockRejectedValue({ status: 500, text: "broken" });
  logged.mockImplementation(() => {});
}
function expectLogged(): void {
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockReset();
}

/** Holds the delivery. @returns lets it succeed */
function holdDelivery(): () => Promise<void> {
  let finish = () => {};
  send.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  return () => act(async () => finish());
}

describe("fields (requirements R17.2)", () => {
  const fieldsIn = (kind: EnquiryFormKind) => {
    render(<EnquiryForm kind={kind} />);
    return screen.getAllByRole<HTMLInputElement>("textbox").map(({ name, required, type }) => [name, required, type]);
  };
  test("the full form", () => {
    expect(fieldsIn("full")).toEqual([
      ["fullName", true, "text"],
      ["company", false, "text"],
      ["email", true, "email"],
      ["phone", false, "tel"],
      ["message", true, "textarea"],
    ]);
    expect(field("message")).toHaveAttribute("rows", "5");
    expect(field("phone")).toHaveAccessibleName(`${FIELD_LABELS.phone} (${ENQUIRY_COPY.optional})`);
  });
  test("the short form", () => {
    expect(fieldsIn("short")).toEqual([
      ["fullName", true, "text"],
      ["email", true, "email"],
      ["phone", true, "tel"],
    ]);
  });
});

/** The server's HTML. */
function showHtml(): HTMLFormElement {
  document.body.innerHTML = `<div>${renderToString(<EnquiryForm kind="full" />)}</div>`;
  const form = document.querySelector("form");
  if (!form) throw new Error("no form");
  return form;
}

describe("without JavaScript", () => {
  test("the browser validates the fields and posts them to the service", () => {
    const form = showHtml();
    expect(form).toMatchObject({
      noValidate: false,
      method: "post",
      enctype: "multipart/form-data",
      action: "https://api.emailjs.com/api/v1.0/email/send-form",
    });
    expect([...new FormData(form).keys()]).toEqual([
      ...["service_id", "template_id", "user_id", HONEYPOT_NAME],
      ...["fullName", "company", "email", "phone", "message"],
    ]);
  });
  test("the form explains what will happen and offers other ways", () => {
    const note = showHtml().querySelector("[data-unscripted]");
    expect(note).toHaveTextContent(ENQUIRY_COPY.withoutScripts);
    for (const way of [phone.display, mailbox, SITE_DATA.company.whatsapp]) expect(note).toHaveTextContent(way);
  });
});

describe("in a build without identifiers", () => {
  beforeEach(() => delete process.env.GATSBY_EMAILJS_SERVICE_ID);

  test("the form says that it cannot send, offers other ways and has no button", () => {
    const form = showHtml();
    expect(alert()).toHaveTextContent(ENQUIRY_COPY.unavailable);
    expect(alert()).toHaveTextContent(ENQUIRY_COPY.unavailableNote);
    for (const way of [phone.display, mailbox, SITE_DATA.company.whatsapp]) expect(alert()).toHaveTextContent(way);
    expect(form.querySelector("button, [data-unscripted]")).toBeNull();
  });

  test("the other ways contain the visitor's text, and the focus stays", () => {
    render(<EnquiryForm kind="full" />);
    expect(document.body).toHaveFocus();
    type("message", "Two chillers");
    expect(textIn(/^WhatsApp/, alert())).toMatch(/Two chillers$/);
  });
});

test("the message field says when it has reached its maximum length", async () => {
  render(<EnquiryForm kind="full" />);
  await visitor.click(field("message"));
  await visitor.paste("x".repeat(MESSAGE_MAX_CHARACTERS - 1));
  expect(screen.queryByText(ENQUIRY_COPY.messageFull("10,000"))).not.toBeInTheDocument();
  await visitor.paste("xyz");
  expect(field("message").value).toHaveLength(MESSAGE_MAX_CHARACTERS);
  expect(screen.getByText(ENQUIRY_COPY.messageFull("10,000"))).toBeVisible();
  type("fullName", "Asha Rao");
  type("email", "asha@plant.example");
  await pressSend();
  expect(alert()).toHaveTextContent(ENQUIRY_COPY.sent);
  expect(screen.queryByText(ENQUIRY_COPY.messageFull("10,000"))).not.toBeInTheDocument();
});

test("focus scrolls to the whole message, but neither for a press nor when the visitor returns to the tab", () => {
  const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
  render(<EnquiryForm kind="full" />);
  const message = field("message");
  fireEvent.mouseDown(message);
  message.focus();
  // Leaving the tab fires blur, but the field remains the active element.
  fireEvent.blur(message);
  fireEvent.focus(message);
  expect(scroll).not.toHaveBeenCalled();
  message.blur();
  message.focus();
  expect(scroll).toHaveBeenCalledTimes(1);
  scroll.mockRestore();
});

describe("sending", () => {
  test("while sending, the button is busy, the text stays and a second press does nothing", async () => {
    const finish = holdDelivery();
    render(<EnquiryForm kind="full" />);
    fillIn("full");
    expect(button()).not.toHaveAttribute("aria-disabled");
    expect(button().querySelector(".spinner")).toBeNull();
    expect(announced()).toBe("");
    await pressSend();
    expect(button()).toHaveAttribute("aria-disabled", "true");
    expect(button().querySelector(".spinner")).toBeVisible();
    expect(button()).toHaveTextContent(ENQUIRY_COPY.sending);
    expect(announced()).toBe(ENQUIRY_COPY.sending);
    expect(field("message")).toHaveValue("Two chillers");
    await pressSend();
    expect(send).toHaveBeenCalledTimes(1);
    await finish();
    expect(announced()).toBe("");
  });

  test("the alert takes the focus even if a pressed button does not, as in Safari", async () => {
    render(<EnquiryForm kind="full" />);
    fillIn("full");
    await act(async () => button().click());
    expect(focusedAlert()).toHaveTextContent(ENQUIRY_COPY.sent);
  });

  test("the full form sends its five fields and clears them on success", async () => {
    await sendOne();
    expect(send).toHaveBeenCalledWith({
      fullName: "Asha Rao",
      company: "",
      email: "asha@plant.example",
      phone: "",
      message: "Two chillers",
    });
    expect(within(focusedAlert()).getByText(ENQUIRY_COPY.sent)).toBeVisible();
    expect(alert()).toHaveClass("good");
    // Drawings can follow by e-mail or WhatsApp.
    expect(alert()).toHaveTextContent(copy.documents.afterSent);
    const ways = within(alert()).getAllByRole("link");
    expect(ways.map((way) => way.getAttribute("href"))).toEqual([
      expect.stringContaining(`mailto:${mailbox}`),
      expect.stringContaining("wa.me/911111122222"),
    ]);
    for (const input of screen.getAllByRole("textbox")) expect(input).toHaveValue("");
  });

  test("the WhatsApp link contains the page, then the visitor's text, which success removes", async () => {
    render(<EnquiryForm kind="full" />);
    const opening = textIn(ENQUIRY_COPY.sendByWhatsapp);
    expect(opening).toMatch(new RegExp(`^${OFFICE_COPY.enquiryFrom}`));
    fillIn("full");
    expect(textIn(ENQUIRY_COPY.sendByWhatsapp)).toBe(`${opening}\n${CARRIED}`);
    await pressSend();
    expect(textIn(ENQUIRY_COPY.sendByWhatsapp)).toBe(opening);
  });

  test("a failure is logged, keeps all values and offers other ways with the visitor's text", async () => {
    breakDelivery();
    await sendOne();
    expect(within(focusedAlert()).getByText(ENQUIRY_COPY.failed)).toBeVisible();
    expect(alert()).toHaveClass("bad");
    expect(field("message")).toHaveValue("Two chillers");
    const [call, mail] = within(alert()).getAllByRole<HTMLAnchorElement>("link");
    expect(call).toHaveAttribute("href", phone.href);
    expect(new URL(mail?.href ?? "").searchParams.get("body")).toBe(CARRIED.replace(/\n/g, "\r\n"));
    expect(textIn(/^WhatsApp/, alert())).toBe(CARRIED);
    expect(alert()).not.toHaveTextContent(ENQUIRY_COPY.shortened);
    expectLogged();
  });

  test("after a failure the other ways contain further input, the focus stays in the field, and a retry sends it", async () => {
    breakDelivery();
    await sendOne();
    await visitor.type(field("message"), " and a boiler");
    expect(textIn(/^WhatsApp/, alert())).toMatch(/Two chillers and a boiler$/);
    expect(field("message")).toHaveFocus();
    send.mockResolvedValue();
    await pressSend();
    expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ message: "Two chillers and a boiler" }));
    expect(focusedAlert()).toHaveTextContent(ENQUIRY_COPY.sent);
    expectLogged();
  });

  test("a message too long for a link is shortened in it, and the form and the alert say so", async () => {
    breakDelivery();
    render(<EnquiryForm kind="full" />);
    fillIn("full");
    expect(screen.queryByText(ENQUIRY_COPY.shortened)).not.toBeInTheDocument();
    await visitor.click(field("message"));
    await visitor.paste("x".repeat(5000));
    expect(screen.getByText(ENQUIRY_COPY.shortened)).toBeVisible();
    await pressSend();
    expect(alert()).toHaveTextContent(ENQUIRY_COPY.shortened);
    expectLogged();
  });

  test("typing after a success removes the alert", async () => {
    await sendOne();
    type("fullName", "Ravi");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("two presses in one task send one enquiry", async () => {
    render(<EnquiryForm kind="full" />);
    fillIn("full");
    await act(async () => {
      button().click();
      button().click();
    });
    expect(send).toHaveBeenCalledTimes(1);
  });

  test("a visitor in another part of the page keeps the focus there", async () => {
    const finish = holdDelivery();
    await sendOne();
    const elsewhere = document.body.appendChild(document.createElement("input"));
    elsewhere.focus();
    await finish();
    expect(alert()).toHaveTextContent(ENQUIRY_COPY.sent);
    expect(elsewhere).toHaveFocus();
  });

  test("a filled honeypot, possibly from autofill, needs a second press", async () => {
    render(<EnquiryForm kind="short" />);
    fillIn("short");
    const honeypot = document.querySelector<HTMLInputElement>(`input[name="${HONEYPOT_NAME}"]`);
    if (!honeypot) throw new Error("no honeypot");
    honeypot.value = "https://spam.example";
    await pressSend();
    expect(send).not.toHaveBeenCalled();
    expect(focusedAlert()).toHaveTextContent(ENQUIRY_COPY.confirm);
    await pressSend();
    expect(send).toHaveBeenCalledWith({ fullName: "Asha Rao", email: "asha@plant.example", phone: "98480 00000" });
    expect(alert()).toHaveTextContent(ENQUIRY_COPY.sent);
  });
});

describe("e-mail address", () => {
  const SIGNS = "\u00A0\u00AD\u200B\u200F\u202A\u202E\u2060\u2069\uFEFF";

  test("loses signs that nobody sees and the scheme of a pasted link, but nothing visible", async () => {
    render(<EnquiryForm kind="full" />);
    fillIn("full");
    type("email", `${SIGNS}mailto:asha${SIGNS}@plant.example${SIGNS}`);
    expect(field("email")).toHaveValue("asha@plant.example");
    await pressSend();
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ email: "asha@plant.example" }));
    type("email", "Asha Rao <asha@plant.example>");
    expect(field("email")).toHaveValue("Asha Rao <asha@plant.example>");
  });

  test("loses them if it was pasted before hydration", () => {
    showHtml();
    field("email").value = `asha@plant.example${SIGNS}`;
    fillFromDraft();
    expect(field("email")).toHaveValue("asha@plant.example");
  });
});

describe("draft", () => {
  /** Removes the form, and starts the page again at an address. */
  function arrive(path: string): void {
    cleanup();
    history.replaceState(null, "", path);
    keepDraft();
    render(<EnquiryForm kind="full" />);
  }

  test("survives a reload, stays with its page, and ends with success", async () => {
    arrive("/about");
    type("company", "Plant");
    type("company", "");
    fillIn("full");
    arrive("/contact");
    expect(field("fullName")).toHaveValue("");
    arrive("/about");
    expect(field("company")).toHaveValue("");
    expect(field("message")).toHaveValue("Two chillers");
    expect(textIn(ENQUIRY_COPY.sendByWhatsapp)).toMatch(/Two chillers$/);
    await pressSend();
    arrive("/about");
    for (const input of screen.getAllByRole("textbox")) expect(input).toHaveValue("");
  });

  test("takes over and stores what the visitor typed before hydration", () => {
    arrive("/contact");
    fillIn("full");
    cleanup();
    const container = showHtml().closest<HTMLElement>("body > div");
    if (!container) throw new Error("no container");
    field("fullName").value = "Ravi";
    keepDraft();
    render(<EnquiryForm kind="full" />, { container, hydrate: true });
    arrive("/contact");
    expect(field("fullName")).toHaveValue("Ravi");
    expect(field("message")).toHaveValue("Two chillers");
  });

  test.each(["null", "5", "[1]"])("does not fill the form if storage holds %s", (entry) => {
    arrive("/contact");
    fillIn("full");
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, entry);
    arrive("/contact");
    for (const input of screen.getAllByRole("textbox")) expect(input).toHaveValue("");
  });

  test("does not return the focus to a field that the visitor left before hydration", () => {
    const container = showHtml().closest<HTMLElement>("body > div");
    if (!container) throw new Error("no container");
    field("fullName").focus();
    field("fullName").blur();
    render(<EnquiryForm kind="full" />, { container, hydrate: true });
    expect(document.body).toHaveFocus();
  });

  test("survives a second render of the form if the browser blocks storage", async () => {
    const block = () => {
      throw new DOMException("denied", "SecurityError");
    };
    const blocked = (["getItem", "setItem"] as const).map((name) => jest.spyOn(Storage.prototype, name).mockImplementation(block));
    const { unmount } = render(<EnquiryForm kind="full" />);
    fillIn("full");
    unmount();
    render(<EnquiryForm kind="full" />);
    expect(field("message")).toHaveValue("Two chillers");
    await pressSend();
    expect(alert()).toHaveTextContent(ENQUIRY_COPY.sent);
    for (const storage of blocked) storage.mockRestore();
  });
});
