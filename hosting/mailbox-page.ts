import MarkdownIt from "markdown-it";
import type { ReceivedMessage } from "./mailbox";

const REFRESH_SECONDS = 5;

const { escapeHtml } = new MarkdownIt().utils;

/** @returns a page of the messages, with the visitors' texts escaped */
export function mailboxPage(messages: readonly ReceivedMessage[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${REFRESH_SECONDS}">
<title>Mailbox (${messages.length})</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem }
  article { border-top: 1px solid; padding: 1rem 0 }
  dt { font-weight: 600 }
  dd { margin: 0 0 .5rem; white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<h1>Mailbox</h1>
<p>What the enquiry form sent on this machine, newest first. The same messages are files in the folder mailbox/.</p>
${messages.map(article).join("\n") || "<p>Nothing yet.</p>"}
</html>
`;
}

const article = ({ receivedAt, via, templateParams }: ReceivedMessage) => `<article>
<h2>${escapeHtml(receivedAt)} (${escapeHtml(via)})</h2>
<dl>
${Object.entries(templateParams)
  .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd dir="auto">${escapeHtml(value)}</dd>`)
  .join("\n")}
</dl>
</article>`;
