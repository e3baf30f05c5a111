import { calculatorIsland } from '../shared/Calculator.tsx';
import { calculator } from './calculator.ts';

export default calculatorIsland(calculator);
