import { distance } from "fastest-levenshtein";

/** With more typing errors, another word was probably meant. */
const MAX_TYPING_ERRORS = 3;
/** The share of wrong letters that is allowed in short words. */
const MAX_TYPING_ERROR_SHARE = 1 / 3;

/** @returns the candidate with the fewest typing errors, or else the only one that starts with the word */
export function nearestWord(word: string, candidates: Iterable<string>): string | undefined {
  const written = word.toLowerCase();
  const allowed = Math.min(MAX_TYPING_ERRORS, Math.ceil(word.length * MAX_TYPING_ERROR_SHARE));
  const ranked = [...candidates].map((candidate) => ({ candidate, errors: distance(written, candidate.toLowerCase()) }));
  const near = ranked.filter(({ candidate, errors }) => errors <= allowed && errors < candidate.length).sort((a, b) => a.errors - b.errors);
  const begun = ranked.filter(({ candidate }) => written !== "" && candidate.toLowerCase().startsWith(written));
  return near[0]?.candidate ?? (begun.length === 1 ? begun[0]?.candidate : undefined);
}

/** @returns `; did you mean "…"?`; an empty text if no candidate is similar */
export function suggestion(word: string, candidates: Iterable<string>): string {
  const nearest = nearestWord(word, candidates);
  return nearest === undefined ? "" : `; did you mean ${JSON.stringify(nearest)}?`;
}
