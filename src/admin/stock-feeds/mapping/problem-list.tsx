/** The problems of one control; renders nothing without any. */
export const ProblemList = ({ id, messages }: { readonly id: string; readonly messages: readonly string[] }) =>
  messages.length === 0 ? null : (
    <span id={id} role="alert" className="mapping__problem">
      {messages.join(' ')}
    </span>
  )
