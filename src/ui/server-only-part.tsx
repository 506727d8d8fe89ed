import { useState, type ComponentType, type HTMLAttributes } from 'react'
import { readServerHtml } from './server-only-html'

type PartProps = HTMLAttributes<HTMLElement> & {
  /** The name of the registered data (`registerServerHtml`), as JSON. */
  data: string
}

type PartElement = 'div' | 'ul'

/** In the browser: leaves the element's content as the server wrote it, also when the page renders again. */
const writtenPart = (id: string, Element: PartElement) =>
  function WrittenPart({ data: _data, ...attributes }: PartProps) {
    const [html] = useState(() => document.getElementById(id)?.innerHTML ?? '')
    return <Element id={id} {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  }

/**
 * Makes a part of a page that exists only in the HTML: one without state or effects, such as a list of links. Its data
 * is not sent to the browser, and its component is not part of the browser's script. Only for a layout: a page that a
 * shopper reaches by a link of this site is made in the browser, without HTML of the server.
 * @param id of the element
 * @param View undefined in the browser. Write `typeof window === 'undefined' ? View : undefined`, so that the build
 *   leaves the component out
 */
export const serverOnlyPart = <Data extends object>(
  id: string,
  Element: PartElement,
  View: ComponentType<Data> | undefined,
) =>
  View
    ? ({ data, ...attributes }: PartProps) => (
        <Element id={id} {...attributes}>
          <View {...(JSON.parse(readServerHtml(data)) as Data)} />
        </Element>
      )
    : writtenPart(id, Element)
