import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { CMS_FOLDER } from "../../admin-page/cms-page";
import { writeCms } from "../../admin-page/write-cms";
import { readDataFiles } from "../checks/reading/data-files";

/** Beside public/, which belongs to Gatsby. */
const SERVED_FOLDER = path.resolve(".cache/editors-page");

/** What Express adds to a response, as far as it is used here. */
interface FileResponse {
  sendFile(file: string, options: { readonly root: string; readonly headers: Readonly<Record<string, string>> }): void;
}

/** The editors' page while developing, where it needs no account: it edits the project's folder itself. */
export async function serveCms({ app, reporter }: Pick<CreateDevServerArgs, "app" | "reporter">): Promise<void> {
  await writeCms(SERVED_FOLDER, readDataFiles());
  app.get([`/${CMS_FOLDER}`, `/${CMS_FOLDER}/*`], ({ path: address }: { path: string }, response: FileResponse) => {
    const file = address === `/${CMS_FOLDER}` ? `${address}.html` : address;
    response.sendFile(file, { root: SERVED_FOLDER, headers: { "Cache-Control": "no-store" } });
  });
  reporter.info(`Texts and pictures can be edited in Chrome or Edge at /${CMS_FOLDER}`);
}
