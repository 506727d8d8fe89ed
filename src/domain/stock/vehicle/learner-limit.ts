/** Learners may ride up to this many cubic centimetres, whatever the power (Learner Approved Motorcycle Scheme). */
export const MAX_LEARNER_CC = 660
