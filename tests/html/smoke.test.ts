import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { FILES, publishedFile } from "../built-pages";

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string | Buffer;
}

const HEADERS = { "strict-transport-security": "max-age=63072000", "x-content-type-options": "nosniff", "x-frame-options": "DENY" };

/** @returns what a host sends for an address of the built site */
function published(address: string): Answer {
  const file = address === "/" ? "index.html" : [address.slice(1), `${address.slice(1)}/index.html`].find((name) => FILES.includes(name));
  const headers = address.startsWith("/app-") ? { ...HEADERS, "cache-control": "public, immutable" } : HEADERS;
  return file ? { status: 200, headers, body: readFileSync(publishedFile(file)) } : { status: 404, headers, body: "" };
}

/** Runs scripts/smoke.sh once on a host that sends the built site with a fault. @returns what it prints about the fault */
async function smoke(fault: (address: string) => Partial<Answer>): Promise<string> {
  const host = createServer(({ url = "/" }, response) => {
    const { status, headers, body } = { ...published(url), ...fault(url) };
    response.writeHead(status, headers).end(body);
  }).listen(0, "127.0.0.1");
  await once(host, "listening");
  const address = host.address();
  const site = `http://127.0.0.1:${typeof address === "object" && address?.port}`;
  // A machine behind a proxy must not ask it for a local address.
  const env = { ...process.env, ATTEMPTS: "1", no_proxy: "127.0.0.1" };
  const said = await new Promise<string>((resolve) => {
    execFile("bash", ["scripts/smoke.sh", site, "public"], { env }, (error, stdout) => resolve(error ? stdout.trim() || "fails" : ""));
  });
  host.close();
  return said;
}

test("the published site responds as expected", async () => expect(await smoke(() => ({}))).toBe(""));

test.each<[string, (address: string) => Partial<Answer>, RegExp]>([
  ["has the former texts of another page", (address) => (address === "/admin/data.json" ? { body: "{}" } : {}), /not the build/],
  ["has no script", (address) => (address.startsWith("/app-") ? { status: 404 } : {}), /app-.* does not respond with 200/],
  [
    "should be found but says noindex",
    (address) =>
      address === "/robots.txt" ? { body: "Sitemap: /" } : { headers: { ...published(address).headers, "x-robots-tag": "noindex" } },
    /noindex/,
  ],
])("a site that %s fails", async (_, fault, message) => {
  expect(await smoke(fault)).toMatch(message);
});
