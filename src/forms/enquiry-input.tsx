import type { FocusEvent, InputHTMLAttributes } from "react";
import { classNames } from "../components/class-names";
import { Icon } from "../components/icon";
import { useSiteData } from "../site/site-data";
import { CHECKED_NAMES, type EnquiryField, type FieldName, fieldId, MESSAGE_MAX_CHARACTERS } from "./enquiry-fields";
import * as styles from "./enquiry-input.module.css";

/** The textarea's height (requirements R17.2). */
const MESSAGE_ROWS = 5;

/** For autofill and the right keyboard (WCAG 1.3.5). */
const INPUT_ATTRIBUTES: Record<Exclude<FieldName, "message">, InputHTMLAttributes<HTMLInputElement>> = {
  fullName: { type: "text", autoComplete: "name" },
  company: { type: "text", autoComplete: "organization" },
  email: { type: "email", autoComplete: "email", inputMode: "email" },
  phone: { type: "tel", autoComplete: "tel", inputMode: "tel" },
};

interface EnquiryInputProps {
  readonly field: EnquiryField;
  readonly isInvalid: boolean;
  /** The message has reached its longest length. */
  readonly isFull: boolean;
  readonly readOnly: boolean;
}

/** Browsers scroll only the first line of a focused textarea into view. */
const scrollIntoView = ({ currentTarget }: FocusEvent) => currentTarget.scrollIntoView({ block: "nearest", behavior: "instant" });

/** An uncontrolled field with its label and its error. */
export function EnquiryInput({ field: { name, required, wide }, isInvalid, isFull, readOnly }: EnquiryInputProps) {
  const { labels, errors, messageFull } = useSiteData().contactPage.form;
  const id = fieldId(name);
  const errorId = `${id}-error`;
  const checked = CHECKED_NAMES.find((candidate) => candidate === name);
  const error = isInvalid && checked && errors[checked];
  const shared = {
    id,
    name,
    required,
    readOnly,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? errorId : undefined,
  };
  return (
    <div className={classNames(styles.cell, wide && styles.wide, error && styles.invalid)}>
      <label htmlFor={id}>
        {labels[name]}
        {!required && <span className={styles.optional}>{` (${labels.optional})`}</span>}
      </label>
      {name === "message" ? (
        <textarea rows={MESSAGE_ROWS} maxLength={MESSAGE_MAX_CHARACTERS} onFocus={scrollIntoView} {...shared} />
      ) : (
        <input {...INPUT_ATTRIBUTES[name]} {...shared} />
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="warning" className={styles.errorIcon} />
          {error}
        </p>
      )}
      {name === "message" && (
        <div role="status">{isFull && <p>{messageFull.replace("{limit}", MESSAGE_MAX_CHARACTERS.toLocaleString("en"))}</p>}</div>
      )}
    </div>
  );
}
