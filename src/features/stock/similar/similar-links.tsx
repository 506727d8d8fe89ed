/** Similar vehicles as plain links: slug and name of each. */
export const SimilarLinks = ({ links }: { links: readonly (readonly [string, string])[] }) => (
  <ul className="similar-links">
    {links.map(([slug, name]) => (
      <li key={slug}>
        <a href={`/cars/${slug}`}>{name}</a>
      </li>
    ))}
  </ul>
)
