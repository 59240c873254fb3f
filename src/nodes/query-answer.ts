/** @returns the data of a query in gatsby-node.ts @throws if it failed, naming what was asked for: without it no page could be made */
export function answerOf<T>({ data, errors }: { data?: T; errors?: unknown }, what: string): T {
  if (data) return data;
  throw new Error(`${what} could not be listed: ${String(errors)}`);
}
