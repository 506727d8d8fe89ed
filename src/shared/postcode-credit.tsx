/** Names the source of the bundled postcodes and suburbs, as its licence asks. */
export const PostcodeCredit = () => (
  <p className="text-muted text-sm">
    Postcode data:{' '}
    <a href="https://www.geonames.org/" className="underline underline-offset-4">
      GeoNames
    </a>
    , CC BY 4.0.
  </p>
)
