/** The rest of a search as hidden fields of a plain form, so that the form works before hydration. */
export const HiddenSearchFields = ({ href, omits }: { href: string; omits: (name: string) => boolean }) => {
  const params = new URLSearchParams(href.split('?')[1] ?? '')
  return [...params]
    .filter(([name]) => !omits(name))
    .map(([name, value], index) => <input key={`${name}${index}`} type="hidden" name={name} value={value} />)
}

export const pathOf = (href: string): string => href.split('?')[0] ?? href
