import type { ReactNode } from "react";
import type { Ground } from "../../components/clause";
import { Clause } from "../../components/clause";
import { Columns } from "../../components/columns";
import { Prose } from "../../components/prose";

interface DescriptionProps {
  readonly number: number;
  readonly label: string;
  readonly heading: string;
  /** HTML, from the data's Markdown. */
  readonly paragraphs: readonly string[];
  readonly ground?: Ground;
  readonly cool?: boolean;
  /** What follows at full width. */
  readonly after?: ReactNode;
}

/** A heading over a few paragraphs, side by side on wide screens. */
export function Description({ number, label, heading, paragraphs, ground, cool, after }: DescriptionProps) {
  return (
    <Clause number={number} label={label} ground={ground} cool={cool} after={after}>
      <h2>{heading}</h2>
      <Columns>
        {paragraphs.map((paragraph) => (
          <Prose key={paragraph} html={paragraph} />
        ))}
      </Columns>
    </Clause>
  );
}
