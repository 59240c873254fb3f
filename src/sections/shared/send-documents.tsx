import { graphql } from "gatsby";
import { Button, ButtonGroup } from "../../components/button";
import { classNames } from "../../components/class-names";
import { enquiryOpening, useCurrentPage } from "../../site/current-page";
import { mailLink, whatsappLink } from "../../site/message-links";
import { SEND_COPY } from "../../site/office-copy";
import { useSiteData } from "../../site/site-data";
import * as styles from "./send-documents.module.css";

interface SendDocumentsProps {
  /** For example "the floor plan". */
  readonly documents: string;
  readonly className?: string;
}

/** Links to send files, which the form does not accept. */
export function SendDocuments({ documents, className }: SendDocumentsProps) {
  const page = useCurrentPage();
  const { company, mailbox, contactPage } = useSiteData();
  const copy = contactPage.form.documents;
  const subject = `${enquiryOpening(page)} ${documents}`;
  const whatsapp = whatsappLink(company.whatsapp, subject);
  return (
    <div data-part="documents" className={classNames("screen-only", styles.documents, className)}>
      {/* A function, because a text would be read as a pattern: "$&". */}
      <p>{copy.note.replace("{documents}", () => documents)}</p>
      <ButtonGroup>
        <Button kind="outline" href={mailLink(mailbox, subject, "").href}>
          {SEND_COPY.email}
        </Button>
        {whatsapp && (
          <Button kind="outline" href={whatsapp.href}>
            {SEND_COPY.whatsapp}
          </Button>
        )}
      </ButtonGroup>
    </div>
  );
}

export const sendDocumentsFragments = graphql`
  fragment SendDocuments on EnquiryDocuments {
    note
    afterSent
  }
`;
