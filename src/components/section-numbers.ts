/** @returns a function that gives 1, 2, 3 … at each call: a section that a page does not have renumbers those after it */
export function sectionNumbers(): () => number {
  let given = 0;
  return () => {
    given += 1;
    return given;
  };
}
