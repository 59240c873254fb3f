import { createHash, X509Certificate } from "node:crypto";
import { createSecureServer, type Http2SecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";
import { createStaticSite, LOOPBACK } from "../../hosting/static-site";

/** A certificate for this machine, for as long as an audit takes. */
export interface Identity {
  readonly key: string;
  readonly cert: string;
  /** What Chromium's `--ignore-certificate-errors-spki-list` trusts it by. */
  readonly publicKeyHash: string;
}

/** @returns a new key, its self-signed certificate, and what a browser needs to trust it */
export async function createIdentity(): Promise<Identity> {
  const { private: key, cert } = await generate([{ name: "commonName", value: LOOPBACK }], { algorithm: "sha256" });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  return { key, cert, publicKeyHash: createHash("sha256").update(publicKey).digest("base64") };
}

/**
 * Serves a built site over HTTP/2, as its host does. Over HTTP/1.1 a browser asks for six files at a time, and what a page fetches ahead
 * would wait for its turn.
 * @param folder the built site
 * @returns the server, and its address: "https://127.0.0.1:41234"
 */
export async function serveOverHttp2(folder: string, { key, cert }: Identity): Promise<{ server: Http2SecureServer; site: string }> {
  const pages = await createStaticSite(folder);
  const server = createSecureServer({ key, cert }, (request, response) => pages.emit("request", request, response));
  await new Promise<void>((listening) => server.listen(0, LOOPBACK, listening));
  return { server, site: `https://${LOOPBACK}:${(server.address() as AddressInfo).port}` };
}
