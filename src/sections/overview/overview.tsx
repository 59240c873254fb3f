import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { PageHead } from "../../seo/page-head";
import { inOrder } from "../../site/in-order";
import { CODES_ANCHOR } from "../../site/page-anchors";
import { ClosingSections } from "../shared/closing-sections";
import { Description } from "../shared/description";
import { PageTitle } from "../shared/page-title";
import { OfferingGrid } from "./offering-grid";

interface OverviewProps {
  readonly page: Queries.OverviewFragment;
  readonly offerings: readonly Queries.OfferingGridFragment[];
  /** The accent colour of solutions. */
  readonly cool?: boolean;
  /** In the head, below the sentence about the codes. */
  readonly headLink?: ReactNode;
  /** Below the cards. */
  readonly children?: ReactNode;
}

/** A complete overview page: a card for each service or solution, and the legend of the codes (requirements R8). */
export function Overview({ page, offerings, cool, headLink, children }: OverviewProps) {
  const { header, codeLegend, notes, enquiry } = page;
  return (
    <>
      <PageHead page={page} />
      <PageTitle {...header}>
        <p className="mono soft" id={CODES_ANCHOR}>
          {codeLegend.note}
        </p>
        {headLink && <p className="screen-only">{headLink}</p>}
      </PageTitle>
      <OfferingGrid offerings={inOrder(offerings, page.order)} cool={cool} />
      {children}
      <Description label={notes.label} heading={notes.heading} paragraphs={notes.paragraphs} theme={cool ? "tinted cool" : "tinted"} />
      <ClosingSections enquiry={enquiry} />
    </>
  );
}

export const overviewFragments = graphql`
  fragment Overview on OverviewPage {
    ...PageHead
    header {
      ...PageTitle
    }
    order {
      path
    }
    codeLegend {
      note
    }
    notes {
      label
      heading
      paragraphs
    }
    enquiry {
      ...Enquiry
    }
  }
`;
