import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { CMS_FOLDER } from "../cms/cms-page";
import { writeCms } from "../cms/write-cms";
import { publishOptions } from "../settings/publish-options";

/** The editors' page while developing, where it needs no account: it edits the project's folder itself. */
export async function serveCms({ app, reporter }: Pick<CreateDevServerArgs, "app" | "reporter">): Promise<void> {
  const { publicFolder } = publishOptions();
  await writeCms(publicFolder);
  app.get(`/${CMS_FOLDER}`, (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
    response.end(readFileSync(path.join(publicFolder, `${CMS_FOLDER}.html`)));
  });
  reporter.info(`Texts and pictures can be edited in Chrome or Edge at /${CMS_FOLDER}`);
}
