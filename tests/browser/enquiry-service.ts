import type { Page, Route } from "@playwright/test";
import { MAILBOX_ORIGIN } from "../../hosting/settings";

/** What the service gets: fields as JSON from a script (`send`), or as a form that the browser posts (`send-form`). */
interface Enquiry {
  readonly via: "send" | "send-form";
  readonly templateParams: Readonly<Record<string, string>>;
}

/** What happens to an enquiry instead of its delivery. `deliver` delivers it after all. */
type Fault = (route: Route, deliver: () => Promise<void>) => unknown;

const CORS = { "access-control-allow-origin": "*" };
/** What a form post holds besides the visitor's fields. */
const ENVELOPE = new Set(["lib_version", "user_id", "service_id", "template_id"]);

/** Stands in for EmailJS: no request of a page to it leaves the test. */
export class EnquiryService {
  private received: Enquiry[] = [];
  private fault: Fault | undefined;

  async start(page: Page): Promise<void> {
    this.received = [];
    this.fault = undefined;
    // After a form post the browser asks the same host for its icon.
    await page.route(`${MAILBOX_ORIGIN}/favicon.ico`, (route) => route.fulfill({ status: 204 }));
    await page.route(`${MAILBOX_ORIGIN}/api/v1.0/email/**`, async (route) => {
      const deliver = async () => {
        this.received.push(await enquiryOf(route));
        await route.fulfill({ status: 200, contentType: "text/plain", headers: CORS, body: "OK" });
      };
      await (this.fault ? this.fault(route, deliver) : deliver());
    });
  }

  /** Every enquiry gets this fault until `clearFault`. */
  failWith(fault: Fault): void {
    this.fault = fault;
  }

  clearFault(): void {
    this.fault = undefined;
  }

  messages(): readonly Enquiry[] {
    return this.received;
  }
}

async function enquiryOf(route: Route): Promise<Enquiry> {
  const request = route.request();
  if (!request.url().endsWith("/send-form")) return { via: "send", templateParams: request.postDataJSON().template_params };
  const body = new Uint8Array(request.postDataBuffer() ?? []);
  const form = await new Response(body, { headers: await request.allHeaders() }).formData();
  const fields = [...form].map(([name, value]) => [name, String(value)] as const);
  return { via: "send-form", templateParams: Object.fromEntries(fields.filter(([name, value]) => !ENVELOPE.has(name) && value !== "")) };
}

/** A refusal by the service. */
export const refuseWith =
  (status: number, body: string): Fault =>
  (route) =>
    route.fulfill({ status, headers: CORS, body });

export const resetConnection: Fault = (route) => route.abort("connectionreset");
export const offline: Fault = (route) => route.abort("internetdisconnected");

/** Holds an enquiry until it is released. */
export class HeldEnquiry {
  private deliver: (() => Promise<void>) | undefined;
  private readonly arrival: Promise<void>;
  readonly fault: Fault;

  constructor() {
    let arrived = () => {};
    this.arrival = new Promise((resolve) => {
      arrived = resolve;
    });
    this.fault = (_, deliver) => {
      this.deliver = deliver;
      arrived();
    };
  }
  /** Resolves when the enquiry has reached the service. */
  arrived = () => this.arrival;
  release = () => this.deliver?.();
}
