/** The dealer's logo, or its name set in the heading font. */
export const Logo = ({ name, image }: { name: string; image?: string | undefined }) => (
  <a href="/" className="site-logo" aria-label={`${name}, home`}>
    {image ? (
      <img src={image} alt="" width={200} height={44} />
    ) : (
      <span className="site-logo-name" data-long={name.length > 30 || undefined}>
        {name}
      </span>
    )}
  </a>
)
