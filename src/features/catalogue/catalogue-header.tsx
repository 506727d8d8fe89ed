import { Breadcrumbs } from '@/src/ui/breadcrumbs'

/** Breadcrumbs, title and introduction of a catalogue page. */
export const CatalogueHeader = ({ title, text }: { title: string; text: string }) => (
  <div className="grid gap-2">
    <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: title }]} />
    <h1 className="text-xl font-semibold lg:text-2xl">{title}</h1>
    <p className="text-muted max-w-[60ch]">{text}</p>
  </div>
)
