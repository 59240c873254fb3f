/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { close } from "../hosting/listen";
import { LOCAL_ENVIRONMENT } from "../hosting/local-settings";
import { createMailbox } from "../hosting/mailbox";
import { deliveredMessages } from "../hosting/mailbox-messages";
import { LOOPBACK } from "../hosting/static-site";
import { sendTestEnquiry } from "./test-enquiry";

const SITE = "https://www.kelvin.example";
const folder = mkdtempSync(path.join(tmpdir(), "kelvin-test-enquiry-"));
let server: Server;
let origin: string;
beforeEach(async () => {
  server = createMailbox(folder);
  await new Promise<void>((listening) => server.listen(0, LOOPBACK, listening));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("the server has no port");
  origin = `http://${LOOPBACK}:${address.port}`;
});
afterEach(() => close(server));
afterAll(() => rmSync(folder, { recursive: true }));

test("a test enquiry is delivered like one from the form", async () => {
  await sendTestEnquiry(origin, SITE, LOCAL_ENVIRONMENT);
  expect(JSON.stringify(deliveredMessages(folder))).toContain("to see whether enquiries arrive");
});

test("a refusal is an error with the service's reason", async () => {
  await expect(sendTestEnquiry(origin, SITE, {})).rejects.toThrow(/ refuses the test enquiry: 4\d\d \w/);
});
