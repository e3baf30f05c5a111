import { defineCalculator } from '../shared/define-calculator.ts';
import { breaker, continuousLoad, loadLimit, mains } from '../shared/power.ts';

/** Heat of a room with phones, the air that carries it away, and the circuit that brings the power. */
export const calculator = defineCalculator({
  fields: {
    phones: { first: 40, min: 1, max: 5000, unit: 'phones' },
    watts: { first: 12.5, min: 0.5, max: 200, decimals: 1, unit: 'W', ours: true },
    computers: { first: 150, min: 0, max: 50_000, unit: 'W', ours: true },
    rise: { first: 5, min: 1, max: 30, decimals: 1, unit: '°C', ours: true },
    air: { first: 1157, min: 700, max: 1400, unit: 'J/(m³·°C)' },
    load: loadLimit,
    breaker,
    mains,
  },
  results: {
    heat: { unit: 'W', headline: true, formula: '{phones} × {watts} + {computers}' },
    flow: { unit: 'm³/h', headline: true, formula: '{heat} × 3600 ÷ ({air} × {rise})' },
    // A foot is 0.3048 m: a cubic foot a minute is 1.699 m³/h.
    cfm: { unit: 'CFM', headline: true, formula: '{flow} ÷ 1.699' },
    current: { unit: 'A', formula: '{heat} ÷ {mains}' },
    allowed: { unit: 'W', formula: '{mains} × {breaker} × {load}' },
    share: { unit: '%', headline: true, limit: 100, formula: '{heat} ÷ {allowed}' },
  },
  compute: ({ phones, watts, computers, rise, air, load, breaker, mains }) => {
    const heat = phones * watts + computers;
    const flow = (heat * 3600) / (air * rise);
    const allowed = mains * breaker * (load / 100);
    const share = (heat / allowed) * 100;
    return {
      results: { heat, flow, cfm: flow / 1.699, current: heat / mains, allowed, share },
      notes: { overloaded: share > 100 },
    };
  },
  sources: {
    air: {
      title: 'Air_30degC: properties of air at 30 °C and 1 bar',
      publisher: 'Modelica Standard Library, Wolfram System Modeler',
      url: 'https://reference.wolfram.com/system-modeler/libraries/Modelica/Modelica.Thermal.FluidHeatFlow.Media.Air_30degC.html',
      read: '2026-11-15',
    },
    continuousLoad,
  },
});
