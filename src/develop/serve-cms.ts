import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { CMS_FOLDER } from "../build/cms/cms-page";
import { writeCms } from "../build/cms/write-cms";

const PUBLIC_FOLDER = path.resolve("public");

/** The editors' page while developing, where it needs no account: it edits the project's folder itself. */
export async function serveCms({ app, reporter }: Pick<CreateDevServerArgs, "app" | "reporter">): Promise<void> {
  await writeCms(PUBLIC_FOLDER);
  app.get(`/${CMS_FOLDER}`, (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
    response.end(readFileSync(path.join(PUBLIC_FOLDER, `${CMS_FOLDER}.html`)));
  });
  reporter.info(`Texts and pictures can be edited in Chrome or Edge at /${CMS_FOLDER}`);
}
