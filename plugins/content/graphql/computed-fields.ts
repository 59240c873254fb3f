import type { Declarations } from "../declarations";
import type { ComputedField } from "../kind";

/** @returns the name by which the extension `@computed` finds a field */
const computedName = (typeName: string, key: string): string => `${typeName}.${key}`;

/** @returns the computed fields of all pages and of each kind, by name */
export const computedFields = ({ kinds, everyPage }: Declarations): ReadonlyMap<string, ComputedField> =>
  new Map(
    [everyPage, ...kinds].flatMap(({ typeName, computed }) =>
      Object.entries(computed).map(([key, field]): [string, ComputedField] => [computedName(typeName, key), field]),
    ),
  );

/** @returns a field's definition, such as "minutes: Int! @computed(...)" */
export const computedDefinition = (typeName: string, key: string, { type, arguments: parameters }: ComputedField): string =>
  `${key}${parameters ? `(${parameters})` : ""}: ${type} @computed(by: "${computedName(typeName, key)}")`;
