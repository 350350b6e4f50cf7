/** What of a ship has a last day: its field in content/credentials.yaml, and what the editor calls it. */
export const SHIP_LAST_DAYS = {
  smc: 'SMC',
  issc: 'ISSC',
  mlc: 'MLC certificate',
  pAndI: 'P&I entry',
  bunkers: 'Bunker certificate',
  clc: 'Oil pollution certificate (CLC)',
  wreckRemoval: 'Wreck removal certificate',
  fitness: 'Certificate of Fitness',
  intermediateAudit: 'Intermediate audit',
  annualSurvey: 'Annual survey',
  intermediateSurvey: 'Intermediate survey',
}
