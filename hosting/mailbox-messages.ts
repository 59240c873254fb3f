import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { HONEYPOT_NAME } from "../src/site/enquiry-service";
import { LOCAL_ENVIRONMENT } from "./settings";

const RECEIVED = z.object({
  /** ISO 8601, UTC. */
  receivedAt: z.string(),
  /** `send`: JSON from a script. `send-form`: a form post by a browser without JavaScript. */
  via: z.enum(["send", "send-form"]),
  templateParams: z.record(z.string(), z.string()),
});

/** An enquiry, as the mailbox stores it in a file. */
export type ReceivedMessage = Readonly<z.infer<typeof RECEIVED>>;

/** The response to a refused request. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text);
  }
}

/** The identifiers of a request, EmailJS's error for a wrong one, and the dashboard's page that shows the right one. */
const IDENTIFIERS = [
  { name: "user_id", known: LOCAL_ENVIRONMENT.GATSBY_EMAILJS_PUBLIC_KEY, error: "The Public Key is invalid", page: "/account" },
  { name: "service_id", known: LOCAL_ENVIRONMENT.GATSBY_EMAILJS_SERVICE_ID, error: "The service ID not found", page: "" },
  { name: "template_id", known: LOCAL_ENVIRONMENT.GATSBY_EMAILJS_TEMPLATE_ID, error: "The template ID not found", page: "/templates" },
];

/** https://www.emailjs.com/docs/user-guide/dynamic-variables-templates/, "Restrictions" */
const PARAMETERS_MAX_BYTES = 50 * 1024;

/** The fields of a form post that the visitor did not fill in. */
const ENVELOPE = new Set(["lib_version", HONEYPOT_NAME, ...IDENTIFIERS.map(({ name }) => name)]);

/** JSON from a script: the identifiers and, in template_params, the visitor's fields. */
const POSTED = z.looseObject({ template_params: z.record(z.string(), z.coerce.string()).catch({}) });

export const tooLarge = () => new Refusal(413, "Variables size limit. The maximum allowed variables size is 50Kb");

async function readFields(via: ReceivedMessage["via"], body: Buffer, contentType: string) {
  if (via === "send") {
    const { template_params: templateParams, ...envelope } = POSTED.parse(JSON.parse(body.toString("utf8")));
    return { envelope, templateParams };
  }
  const form = await new Response(new Uint8Array(body), { headers: { "content-type": contentType } }).formData();
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const envelope: Record<string, unknown> = Object.fromEntries(texts);
  return { envelope, templateParams: Object.fromEntries(texts.filter(([name]) => !ENVELOPE.has(name))) };
}

/**
 * Reads a request's body as EmailJS does.
 * @param contentType the request's header, which holds the boundary of a multipart body
 * @throws {Refusal} as EmailJS would refuse it
 */
export async function readMessage(via: ReceivedMessage["via"], body: Buffer, contentType: string): Promise<ReceivedMessage> {
  const { envelope, templateParams } = await readFields(via, body, contentType).catch(() => {
    throw new Refusal(400, "Bad Request");
  });
  for (const { name, known, error, page } of IDENTIFIERS) {
    if (!envelope[name]) throw new Refusal(400, `The ${name} parameter is required`);
    if (envelope[name] !== known) throw new Refusal(400, `${error}. To find this ID, visit https://dashboard.emailjs.com/admin${page}`);
  }
  if (Buffer.byteLength(JSON.stringify(templateParams)) > PARAMETERS_MAX_BYTES) throw tooLarge();
  // The template's recipient depends on the honeypot (PUBLISHING.md).
  if (envelope[HONEYPOT_NAME] || templateParams[HONEYPOT_NAME]) throw new Refusal(422, "The recipients address is empty");
  return { receivedAt: new Date().toISOString(), via, templateParams };
}

/**
 * Writes a message to a new file.
 * @throws {Refusal} if the folder cannot be written: 412, EmailJS's status for a mailbox that accepts nothing
 */
export function storeMessage(folder: string, message: ReceivedMessage): void {
  const name = `${message.receivedAt.replace(/[:.]/g, "-")}-${randomUUID().slice(0, 8)}.json`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, name), `${JSON.stringify(message, null, 2)}\n`);
  } catch (error) {
    throw new Refusal(412, `The mailbox cannot write to ${folder}: ${error instanceof Error ? error.message : error}`);
  }
}

/** @returns undefined if the file does not hold a message: someone may have edited it */
function messageIn(file: string): ReceivedMessage | undefined {
  try {
    return RECEIVED.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

/** @returns the delivered messages, newest first. Other files are ignored */
export function deliveredMessages(folder: string): ReceivedMessage[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return names
    .sort()
    .reverse()
    .flatMap((name) => messageIn(path.join(folder, name)) ?? []);
}
