import type { Declarations } from "../declarations";
import { type Redirects, redirects as redirectsKind } from "../kinds/redirects";
import { type Addresses, addressProblem } from "./check-links";
import type { CheckedFile } from "./checked-file";
import type { DataProblem } from "./data-problem";

const pathOf = (address: string) => address.replace(/#.*/, "");

/** @returns the redirects of data/redirects.yaml; none if the file is absent or invalid */
export function redirectsIn(files: readonly CheckedFile[]): Redirects {
  const file = files.find(({ file: { relativePath } }) => relativePath === redirectsKind.files);
  return redirectsKind.schema.safeParse(file?.value).data?.redirects ?? [];
}

/** Checks that no redirect starts at an existing page, and that each leads to one without another redirect. */
export function redirectProblems(
  files: readonly CheckedFile[],
  addresses: Addresses,
  declarations: Pick<Declarations, "everyPage" | "reservedAddresses">,
): DataProblem[] {
  const file = files.find(({ file: { relativePath } }) => relativePath === redirectsKind.files);
  if (!file) return [];
  const redirects = redirectsIn(files);
  return redirects.flatMap(({ from, to }, index) => {
    const problems: DataProblem[] = [];
    const owner = declarations.reservedAddresses[from];
    if (owner) problems.push(file.problemAt(["redirects", index, "from"], `is never redirected: ${owner} is there; delete the entry`));
    if (addresses.has(from)) {
      const message = `${JSON.stringify(from)} is a page, which a redirect would hide; delete this entry, or rename or delete the page's file`;
      problems.push(file.problemAt(["redirects", index, "from"], message));
    }
    const next = redirects.find((other) => other.from === pathOf(to));
    const message = next
      ? `${JSON.stringify(pathOf(to))} is redirected itself, to ${JSON.stringify(next.to)}; write the address of the page that visitors end at`
      : addressProblem(to, undefined, addresses, declarations);
    return message ? [...problems, file.problemAt(["redirects", index, "to"], message)] : problems;
  });
}
