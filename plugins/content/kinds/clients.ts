import { list, text } from "../fields";
import { defineKind } from "../kind";
import { clientLogo, label } from "../shared-fields";

/** data/clients.json: the logos in the clients carousel of every page. */
export const clients = defineKind({
  files: "clients.json",
  typeName: "ClientsJson",

  schema: {
    label: label.meta({ mayBeAbsent: true }),
    heading: text("The heading over the carousel.", 80).meta({ mayBeAbsent: true }),
    items: list("Client", "The clients, in the order of the carousel.", {
      name: text("The client's name, which is also read out for the logo.", 60),
      type: text("What the client does.", 80),
      logo: clientLogo("The client's logo, dark on a transparent background."),
    }).default([]),
  },
});
