export { plansIn } from '../../tools/shared/plans.ts';
