/** A limited liability partnership has an LLPIN such as AAB-1234, a company a CIN without a hyphen. */
export const nameOfRegistrationNumber = (number: string) => (number.includes("-") ? "LLPIN" : "CIN");
