/** “Was $22,990, save $2,000”, beside or above the lower price (CARD-04). Both are formatted. */
export const FormerPrice = ({ was, saving }: { was: string; saving: string | undefined }) => (
  <>
    Was <s>{was}</s>
    {saving !== undefined && `, save ${saving}`}
  </>
)
