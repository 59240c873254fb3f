import { useId } from "react";
import { buttonClass } from "../components/button";
import { Icon } from "../components/icon";
import { SiteLink } from "../components/site-link";
import { useSiteData } from "../layout/site-data";
import { type EnquiryFormKind, FIELDS } from "./enquiry-fields";
import * as styles from "./enquiry-form.module.css";
import { EnquiryInput } from "./enquiry-input";

/**
 * The enquiry sheet: the contact form that every page ends with (specification, sections 3 to 8).
 * @param kind which fields it asks for
 */
export function EnquiryForm({ kind }: { kind: EnquiryFormKind }) {
  const { contactPageYaml } = useSiteData();
  const id = useId();
  if (!contactPageYaml) return null;
  const { labels, heading, note, privacy, privacyLink } = contactPageYaml.form;
  return (
    <div className={styles.enquiry}>
      <form className={`sheet ${styles.form}`} method="post" aria-labelledby={`${id}-title`}>
        <p className={`mono ${styles.title}`}>
          <span id={`${id}-title`}>{heading}</span>
          <span className="soft">{note}</span>
        </p>
        <div className={styles.cells}>
          {FIELDS[kind].map((field) => (
            <EnquiryInput
              key={field.name}
              field={field}
              id={`${id}-${field.name}`}
              label={labels[field.name]}
              optional={labels.optional}
              readOnly={false}
            />
          ))}
        </div>
        <div className={styles.send}>
          <p>
            {privacy} <SiteLink href={privacyLink.href}>{privacyLink.label}</SiteLink>
          </p>
          <button type="submit" className={buttonClass("primary")}>
            {labels.send}
            <Icon name="arrow" />
          </button>
        </div>
      </form>
    </div>
  );
}
