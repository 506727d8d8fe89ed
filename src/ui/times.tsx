const TIME = /(\d{1,2}(?::\d{2})? [ap]m)/

/** Splits a text around its times; those have the odd indexes. */
const splitTimes = (text: string): readonly string[] => text.split(TIME)

/** A text whose times, such as “9 am”, are never broken between two lines. */
export const Times = ({ children }: { children: string }) =>
  splitTimes(children).map((part, at) =>
    at % 2 === 1 ? (
      <span key={`${String(at)}${part}`} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
