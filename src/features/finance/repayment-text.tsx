/** A repayment, and the loan that it is for, all in one size (FIN-07). */
export const RepaymentText = ({ repayment, loan }: { repayment: string; loan: string }) => (
  <>
    Est. <b>{repayment}</b> for {loan}
  </>
)
