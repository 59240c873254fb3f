import type { FocusEvent, InputHTMLAttributes } from "react";
import { classNames } from "../components/class-names";
import { Icon } from "../components/icon";
import { useSiteData } from "../site/site-data";
import { type CheckedName, type EnquiryField, type FieldName, fieldId } from "./enquiry-fields";
import * as styles from "./enquiry-input.module.css";

/** The textarea's height (requirements R17.2). */
const MESSAGE_ROWS = 5;

/** What a browser needs to fill the field in and to show the right keyboard (WCAG 1.3.5). */
const INPUT_ATTRIBUTES: Record<Exclude<FieldName, "message">, InputHTMLAttributes<HTMLInputElement>> = {
  fullName: { type: "text", autoComplete: "name" },
  company: { type: "text", autoComplete: "organization" },
  email: { type: "email", autoComplete: "email", inputMode: "email" },
  phone: { type: "tel", autoComplete: "tel", inputMode: "tel" },
};

interface EnquiryInputProps {
  readonly field: EnquiryField;
  /** The fields of the form that need attention. */
  readonly faults: readonly CheckedName[];
  readonly readOnly: boolean;
}

/** Browsers scroll only as far as the first line of a field that gets the focus, and may leave the others below the window. */
const showWhole = ({ currentTarget }: FocusEvent) => currentTarget.scrollIntoView({ block: "nearest", behavior: "instant" });

/** One cell of the enquiry form: label, field and, if it needs attention, a sentence. The browser keeps what is typed. */
export function EnquiryInput({ field: { name, required, wide }, faults, readOnly }: EnquiryInputProps) {
  const { labels, errors } = useSiteData().contactPage.form;
  const id = fieldId(name);
  const faulty = faults.find((checked) => checked === name);
  const fault = faulty && errors[faulty];
  const faultId = `${id}-fault`;
  const shared = {
    id,
    name,
    required,
    readOnly,
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": fault ? faultId : undefined,
  };
  return (
    <div className={classNames(styles.cell, wide && styles.wide, fault && styles.faulty)}>
      <label htmlFor={id}>
        {labels[name]}
        {!required && <span className={styles.optional}> ({labels.optional})</span>}
      </label>
      {name === "message" ? (
        <textarea rows={MESSAGE_ROWS} onFocus={showWhole} {...shared} />
      ) : (
        <input {...INPUT_ATTRIBUTES[name]} {...shared} />
      )}
      {fault && (
        <p id={faultId}>
          <Icon name="warning" className={styles.faultIcon} />
          {fault}
        </p>
      )}
    </div>
  );
}
