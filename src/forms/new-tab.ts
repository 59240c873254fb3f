/**
 * For the form's links to WhatsApp, so that what the visitor typed stays open. Elsewhere WhatsApp opens in the same tab, as
 * every link does.
 */
export const NEW_TAB = { target: "_blank", rel: "noreferrer" } as const;
