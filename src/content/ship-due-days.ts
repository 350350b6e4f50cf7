/** Certificates of a ship, which have a last day: the field in content/credentials.yaml, and what the editor calls it. */
export const SHIP_CERTIFICATE_LABELS = {
  smc: 'SMC',
  issc: 'ISSC',
  mlc: 'MLC certificate',
  pAndI: 'P&I entry',
  bunkers: 'Bunker certificate',
  clc: 'Oil pollution certificate (CLC)',
  wreckRemoval: 'Wreck removal certificate',
  fitness: 'Certificate of Fitness',
}

/** The same for what has to be done by a day. */
export const SHIP_SURVEY_LABELS = {
  intermediateAudit: 'Intermediate audit',
  annualSurvey: 'Annual survey',
  intermediateSurvey: 'Intermediate survey',
  docking: 'Docking',
}

/** All that has a last day. */
export const SHIP_DUE_DAY_LABELS = { ...SHIP_CERTIFICATE_LABELS, ...SHIP_SURVEY_LABELS }
