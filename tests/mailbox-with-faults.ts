import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { close, listen } from "../hosting/listen";
import { deliveredMessages, mailboxHandler } from "../hosting/mailbox";
import { MAILBOX_ORIGIN, MAILBOX_PORT } from "../hosting/settings";

/** What happens to an enquiry instead of its delivery. `deliver` hands it to the mailbox after all. */
type Fault = (request: IncomingMessage, response: ServerResponse, deliver: () => void) => void;

/** The mailbox that `npm start` runs, with one fault at a time in front of it. */
export class MailboxWithFaults {
  private folder = "";
  private server: Server | undefined;
  private fault: Fault | undefined;
  /** The number of enquiries that arrived, delivered or not. */
  posts = 0;

  /** @param port usually the port in the built site */
  constructor(private readonly port = MAILBOX_PORT) {}

  /** @throws if the built form sends to another mailbox */
  async start(): Promise<void> {
    if (!readFileSync("dist/index.html", "utf8").includes(MAILBOX_ORIGIN))
      throw new Error(
        `The built form does not send to ${MAILBOX_ORIGIN}. Run \`npm run build -- --local\` with the same MAILBOX_PORT first.`,
      );
    this.folder = mkdtempSync(path.join(tmpdir(), "kelvin-enquiries-"));
    const mailbox = mailboxHandler(this.folder);
    this.server = createServer((request, response) => this.respond(mailbox, request, response));
    await listen(this.server, { port: this.port, owner: "The mailbox of the tests", variable: "MAILBOX_PORT" });
  }

  /** Stops listening: connections are refused. */
  async stop(): Promise<void> {
    if (this.server) await close(this.server);
    this.server = undefined;
    this.fault = undefined;
    this.posts = 0;
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Every enquiry gets this fault until `clearFault`: a browser may repeat a request after a reset connection. */
  failWith(fault: Fault): void {
    this.fault = fault;
  }

  clearFault(): void {
    this.fault = undefined;
  }

  messages() {
    return deliveredMessages(this.folder);
  }

  private respond(mailbox: RequestListener, request: IncomingMessage, response: ServerResponse): void {
    const deliver = () => mailbox(request, response);
    const isEnquiry = request.method === "POST";
    if (isEnquiry) this.posts += 1;
    if (isEnquiry && this.fault) this.fault(request, response, deliver);
    else deliver();
  }
}

const CORS = { "access-control-allow-origin": "*" };

/** A refusal by the service. */
export const refuseWith =
  (status: number, text: string): Fault =>
  (_, response) => {
    response.writeHead(status, CORS).end(text);
  };

/** The connection breaks in the middle of the response. */
export const resetMidResponse: Fault = (request, response) => {
  response.writeHead(200, { ...CORS, "content-length": 2 });
  response.write("O", () => request.socket.destroy());
};

/** Holds an enquiry until it is released. */
export class HeldEnquiry {
  private deliver: (() => void) | undefined;
  private readonly arrival: Promise<void>;
  readonly fault: Fault;

  constructor() {
    let arrived = () => {};
    this.arrival = new Promise((resolve) => {
      arrived = resolve;
    });
    this.fault = (_request, _response, deliver) => {
      this.deliver = deliver;
      arrived();
    };
  }
  /** Resolves when the enquiry has reached the service. */
  arrived = () => this.arrival;
  release = () => this.deliver?.();
}
