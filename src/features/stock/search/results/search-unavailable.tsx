import { button } from '@/src/ui/button'

/**
 * HTML of a search that was not answered in time (SRCH-13): its heading, the reason, and a link to retry without
 * script. The browser then searches by itself.
 */
export const SearchUnavailable = ({ title, href }: { title: string; href: string }) => (
  <div className="wrap flex min-h-[60vh] flex-col items-start gap-4 py-8 lg:py-12">
    <h1 className="text-xl font-semibold lg:text-2xl">{title}</h1>
    <p role="status" className="max-w-prose">
      Our search is taking longer than usual. Your results will appear here as soon as they’re ready.
    </p>
    <a href={href} className={button('secondary')}>
      Try again
    </a>
  </div>
)
