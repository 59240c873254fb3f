import { type InputHTMLAttributes, type TextareaHTMLAttributes, useRef } from "react";
import { classNames } from "../components/class-names";
import { ENQUIRY_COPY, FIELD_LABELS } from "./enquiry-copy";
import { type EnquiryField, type FieldName, fieldId, MESSAGE_MAX_CHARACTERS } from "./enquiry-fields";
import * as styles from "./enquiry-input.module.css";

/** requirements R17.2 */
const MESSAGE_ROWS = 5;

/** Attributes for autofill and for the matching virtual keyboard (WCAG 1.3.5). */
const INPUT_ATTRIBUTES: Record<Exclude<FieldName, "message">, InputHTMLAttributes<HTMLInputElement>> = {
  fullName: { type: "text", autoComplete: "name" },
  company: { type: "text", autoComplete: "organization" },
  email: { type: "email", autoComplete: "email" },
  phone: { type: "tel", autoComplete: "tel" },
};

interface EnquiryInputProps {
  readonly field: EnquiryField;
  /** The message has reached its maximum length. */
  readonly isFull: boolean;
  readonly readOnly: boolean;
}

/** An uncontrolled field with its label. The browser validates it and reports problems (requirements R17.4). */
export function EnquiryInput({ field: { name, required, wide }, isFull, readOnly }: EnquiryInputProps) {
  const id = fieldId(name);
  const shared = { id, name, required, readOnly };
  return (
    <div className={classNames(styles.cell, wide && styles.wide)}>
      <label htmlFor={id}>
        {FIELD_LABELS[name]}
        {!required && <span className={styles.optional}>{` (${ENQUIRY_COPY.optional})`}</span>}
      </label>
      {name === "message" ? <MessageInput {...shared} /> : <input {...INPUT_ATTRIBUTES[name]} {...shared} />}
      {name === "message" && (
        <div role="status">{isFull && <p>{ENQUIRY_COPY.messageFull(MESSAGE_MAX_CHARACTERS.toLocaleString("en"))}</p>}</div>
      )}
    </div>
  );
}

function MessageInput(attributes: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  /** A press is on the visible part, and scrolling before its release would select text. */
  const isPressed = useRef(false);
  return (
    <textarea
      rows={MESSAGE_ROWS}
      maxLength={MESSAGE_MAX_CHARACTERS}
      onMouseDown={() => {
        isPressed.current = true;
      }}
      // Browsers scroll only the first line of a focused textarea into view.
      onFocus={({ currentTarget }) => isPressed.current || currentTarget.scrollIntoView({ block: "nearest" })}
      // The browser focuses the field again when the visitor returns to the tab. That is no reason to scroll either.
      onBlur={({ currentTarget }) => {
        isPressed.current = document.activeElement === currentTarget;
      }}
      {...attributes}
    />
  );
}
