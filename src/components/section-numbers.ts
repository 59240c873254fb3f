/**
 * Numbers a page's sections in reading order, so that one which a page does not have renumbers those after it.
 * @returns a function that gives 1, 2, 3 … at each call
 */
export function sectionNumbers(): () => number {
  let given = 0;
  return () => {
    given += 1;
    return given;
  };
}
