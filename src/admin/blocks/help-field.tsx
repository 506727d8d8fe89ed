/** Explains a block above its fields (ADM-05). */
export const HelpField = ({ text }: { text: string }) => <p className="field-description">{text}</p>
