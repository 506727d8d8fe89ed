import {
  CarFront,
  CornerDownRight,
  FileText,
  Inbox,
  MapPin,
  SlidersHorizontal,
  Tag,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import type { PanelSearchGroup, PanelSearchResult } from '@/src/domain/panel/search/search-results'

const icons: Readonly<Record<string, LucideIcon>> = {
  vehicles: CarFront,
  models: CarFront,
  leads: Inbox,
  offers: Tag,
  'promo-cards': Tag,
  locations: MapPin,
  users: UserRound,
  settings: SlidersHorizontal,
  'pages-of-panel': CornerDownRight,
}

type ResultProps = { readonly result: PanelSearchResult; readonly groupKey: string }

const Thumbnail = ({ result: { image }, groupKey }: ResultProps) => {
  const Icon = icons[groupKey] ?? FileText
  return image === undefined ? (
    <span className="panel-search__icon">
      <Icon size={18} aria-hidden />
    </span>
  ) : (
    <img src={image} alt="" width={60} height={40} />
  )
}

const Result = ({ result, groupKey }: ResultProps) => (
  <li>
    <a href={result.href} className="panel-search__result">
      <Thumbnail result={result} groupKey={groupKey} />
      <span className="panel-search__texts">
        <span className="panel-search__title">{result.title}</span>
        <span className="panel-search__detail">{[result.dealer, result.detail].filter(Boolean).join(' · ')}</span>
      </span>
    </a>
  </li>
)

type Props = { readonly id: string; readonly groups: readonly PanelSearchGroup[] }

/** The results in groups, each a link to its form or list. */
export const SearchResultList = ({ id, groups }: Props) =>
  groups.map(({ key, label, results, more }) => (
    <section key={key} aria-labelledby={`${id}-${key}`} className="panel-search__group">
      <h3 id={`${id}-${key}`}>{label}</h3>
      <ul>
        {results.map((result) => (
          <Result key={result.key} result={result} groupKey={key} />
        ))}
      </ul>
      {more !== undefined && (
        <a href={more} className="panel-search__more">
          Show more in {label}
        </a>
      )}
    </section>
  ))
