import { demoPeople, filePeople } from './companies';
import type { Person } from './person';
import type { Scores } from './score';

/** Minimum scores: a run below one of them fails. */
export type Least = Partial< Omit< Scores, 'questions' > >;

export interface QuestionSet {
	readonly name: string;
	readonly people: () => Person[];
	readonly file: string;
	/** The day of the questions, so that "this year" is always the same. */
	readonly today: string;
	/** The person whom "my" refers to, where the question names no other. */
	readonly caller: string | null;
	/** Single questions of such a set are never shown, because it measures what was not tuned for. */
	readonly isForReportOnly: boolean;
	readonly least: Least;
}

const demo = { today: '2026-03-01', caller: null, isForReportOnly: false };

const harbor = {
	people: () =>
		filePeople( 'sets/harbor-home-loans.txt', 'harborhomeloans.example' ),
	today: '2026-06-15',
	caller: 'nathan.brightwell',
};

const kestrel = {
	people: () =>
		filePeople( 'sets/kestrel-cooperative.txt', 'kestrel.example' ),
	today: '2026-06-15',
	caller: 'katrien.bos',
};

const juniper = {
	people: () =>
		filePeople( 'sets/juniper-clinic.txt', 'juniperstreet.example' ),
	today: '2026-06-15',
	caller: 'tessa.lindgren',
};

const fernhill = {
	people: () => filePeople( 'sets/fernhill-hotels.txt', 'fernhill.example' ),
	today: '2026-06-15',
	caller: 'owen.prosser',
};

const copperline = {
	people: () =>
		filePeople( 'sets/copperline-homes.txt', 'copperline.example' ),
	today: '2026-06-15',
	caller: 'xiomara.benitez',
};

const northgate = {
	people: () =>
		filePeople( 'sets/northgate-lending.txt', 'northgate.example' ),
	today: '2026-06-15',
	caller: null,
};

const stroud = {
	people: () =>
		filePeople( 'sets/stroud-real-estate.txt', 'juniperstroud.example' ),
	today: '2026-06-15',
	caller: 'jamal.whitaker',
};

const prairie = {
	people: () =>
		filePeople( 'sets/prairie-mortgage.txt', 'prairielantern.example' ),
	today: '2026-06-15',
	caller: 'marisol.quintero',
};

const alder = {
	people: () => filePeople( 'sets/alder-coast.txt', 'aldercoast.example' ),
	today: '2026-06-15',
	caller: 'lindsey.carver',
};

const beacon = {
	people: () => filePeople( 'sets/beacon-ridge.txt', 'beaconridge.example' ),
	today: '2026-06-15',
	caller: 'hannah.ostrowski',
};

const cedar = {
	people: () => filePeople( 'sets/cedar-hollow.txt', 'cedarhollow.example' ),
	today: '2026-06-15',
	caller: 'marcus.bello',
};

const dogwood = {
	people: () => filePeople( 'sets/dogwood-pine.txt', 'dogwoodpine.example' ),
	today: '2026-06-15',
	caller: 'emmett.sizemore',
};

export const SETS: readonly QuestionSet[] = [
	{
		...demo,
		name: 'demo',
		people: demoPeople,
		file: 'questions-demo.txt',
		least: { first: 0.99, nobody: 1 },
	},
	{
		...demo,
		name: 'other',
		people: () => filePeople( 'other-company.txt', 'brightwater.example' ),
		file: 'questions-other.txt',
		least: { first: 1, nobody: 1 },
	},
	{
		...harbor,
		name: 'harbor-tune',
		file: 'sets/harbor-questions-tune.txt',
		isForReportOnly: false,
		least: { first: 1, nobody: 1, lists: 1, languages: 1 },
	},
	{
		...kestrel,
		name: 'kestrel-tune',
		file: 'sets/kestrel-questions-tune.txt',
		isForReportOnly: false,
		least: { first: 1, nobody: 1, lists: 1, languages: 1 },
	},
	{
		...harbor,
		name: 'harbor-tune-2',
		file: 'sets/harbor-questions-tune-2.txt',
		isForReportOnly: false,
		least: { first: 1, nobody: 1, lists: 1, languages: 1 },
	},
	{
		...harbor,
		name: 'harbor-report',
		file: 'sets/harbor-questions-report.txt',
		isForReportOnly: true,
		least: { first: 0.95, nobody: 1, lists: 0.95, languages: 1 },
	},
	{
		...kestrel,
		name: 'kestrel-tune-2',
		file: 'sets/kestrel-questions-tune-2.txt',
		isForReportOnly: false,
		least: { first: 0.96, nobody: 0.95, lists: 0.99, languages: 1 },
	},
	{
		...kestrel,
		name: 'kestrel-report',
		file: 'sets/kestrel-questions-report.txt',
		isForReportOnly: true,
		least: { first: 0.94, nobody: 0.91, lists: 1, languages: 1 },
	},
	{
		...juniper,
		name: 'juniper-report',
		file: 'sets/juniper-questions-report.txt',
		isForReportOnly: true,
		least: { first: 0.7, nobody: 1, lists: 1, languages: 1 },
	},
	{
		...harbor,
		name: 'harbor-tune-3',
		file: 'sets/harbor-questions-tune-3.txt',
		isForReportOnly: false,
		least: { first: 1, nobody: 1, lists: 1, languages: 1 },
	},
	{
		...harbor,
		name: 'harbor-report-2',
		file: 'sets/harbor-questions-report-2.txt',
		isForReportOnly: true,
		least: { first: 0.97, nobody: 0.92, lists: 1, languages: 1 },
	},
	{
		...kestrel,
		name: 'kestrel-tune-3',
		file: 'sets/kestrel-questions-tune-3.txt',
		isForReportOnly: false,
		least: { first: 0.94, nobody: 1, lists: 1, languages: 1 },
	},
	{
		...kestrel,
		name: 'kestrel-report-2',
		file: 'sets/kestrel-questions-report-2.txt',
		isForReportOnly: true,
		least: { first: 0.95, nobody: 0.93, lists: 1, languages: 1 },
	},
	{
		...fernhill,
		name: 'fernhill-tune',
		file: 'sets/fernhill-questions-tune.txt',
		isForReportOnly: false,
		least: { first: 0.93, nobody: 1, lists: 1, languages: 1 },
	},
	{
		...fernhill,
		name: 'fernhill-report',
		file: 'sets/fernhill-questions-report.txt',
		isForReportOnly: true,
		least: { first: 0.97, nobody: 1, lists: 1, languages: 0.66 },
	},
	{
		...harbor,
		name: 'harbor-tune-4',
		file: 'sets/harbor-questions-tune-4.txt',
		isForReportOnly: false,
		least: { first: 0.96, nobody: 0.8 },
	},
	{
		...kestrel,
		name: 'kestrel-tune-4',
		file: 'sets/kestrel-questions-tune-4.txt',
		isForReportOnly: false,
		least: { first: 0.87, nobody: 0.83 },
	},
	{
		...harbor,
		name: 'harbor-tune-5',
		file: 'sets/harbor-questions-tune-5.txt',
		isForReportOnly: false,
		least: { first: 1, nobody: 1, lists: 1, languages: 1 },
	},
	{
		...harbor,
		name: 'harbor-report-3',
		file: 'sets/harbor-questions-report-3.txt',
		isForReportOnly: true,
		least: { first: 0.94, nobody: 0.83, lists: 0.87, languages: 1 },
	},
	{
		...kestrel,
		name: 'kestrel-tune-5',
		file: 'sets/kestrel-questions-tune-5.txt',
		isForReportOnly: false,
		least: { first: 0.96, nobody: 1, lists: 1, languages: 1 },
	},
	{
		...kestrel,
		name: 'kestrel-report-3',
		file: 'sets/kestrel-questions-report-3.txt',
		isForReportOnly: true,
		least: { first: 0.86, nobody: 1, lists: 0.97, languages: 0.71 },
	},
	{
		...copperline,
		name: 'copperline-tune',
		file: 'sets/copperline-questions-tune.txt',
		isForReportOnly: false,
		least: { first: 0.98, nobody: 0.9, lists: 1, languages: 1 },
	},
	{
		...copperline,
		name: 'copperline-report',
		file: 'sets/copperline-questions-report.txt',
		isForReportOnly: true,
		least: { first: 0.86, nobody: 1, lists: 0.98, languages: 0.7 },
	},
	{
		...northgate,
		name: 'northgate-tune',
		file: 'sets/northgate-questions-tune.txt',
		isForReportOnly: false,
		least: { first: 0.9 },
	},
	{
		...northgate,
		name: 'northgate-tune-2',
		file: 'sets/northgate-questions-tune-2.txt',
		isForReportOnly: false,
		least: { first: 0.93 },
	},
	{
		...stroud,
		name: 'stroud-tune',
		file: 'sets/stroud-questions-tune.txt',
		isForReportOnly: false,
		least: { first: 0.95, nobody: 1, lists: 1, languages: 0.85 },
	},
	{
		...stroud,
		name: 'stroud-report',
		file: 'sets/stroud-questions-report.txt',
		isForReportOnly: true,
		least: { first: 0.87, nobody: 1, lists: 1, languages: 0.85 },
	},
	{
		...prairie,
		name: 'prairie-tune',
		file: 'sets/prairie-questions-tune.txt',
		isForReportOnly: false,
		least: { first: 1, nobody: 0.85, lists: 1, languages: 1 },
	},
	{
		...prairie,
		name: 'prairie-report',
		file: 'sets/prairie-questions-report.txt',
		isForReportOnly: true,
		least: { first: 0.98, nobody: 1, lists: 1, languages: 1 },
	},
	{
		...prairie,
		name: 'prairie-tune-2',
		file: 'sets/prairie-questions-tune-2.txt',
		isForReportOnly: false,
		least: { first: 0.97 },
	},
	{
		...prairie,
		name: 'prairie-tune-3',
		file: 'sets/prairie-questions-tune-3.txt',
		isForReportOnly: false,
		least: { languages: 1 },
	},
	{
		...harbor,
		name: 'harbor-tune-6',
		file: 'sets/harbor-questions-tune-6.txt',
		isForReportOnly: false,
		least: { first: 1, nobody: 1, lists: 0.85, languages: 1 },
	},
	{
		...harbor,
		name: 'harbor-report-4',
		file: 'sets/harbor-questions-report-4.txt',
		isForReportOnly: true,
		least: { first: 0.82, nobody: 1, lists: 1, languages: 1 },
	},
	{
		...kestrel,
		name: 'kestrel-tune-6',
		file: 'sets/kestrel-questions-tune-6.txt',
		isForReportOnly: false,
		least: { first: 0.93, nobody: 1, lists: 1, languages: 1 },
	},
	{
		...kestrel,
		name: 'kestrel-report-4',
		file: 'sets/kestrel-questions-report-4.txt',
		isForReportOnly: true,
		least: { first: 0.8, nobody: 1, lists: 1, languages: 1 },
	},
	{
		...copperline,
		name: 'copperline-tune-6',
		file: 'sets/copperline-questions-tune-6.txt',
		isForReportOnly: false,
		least: { first: 0.94, nobody: 1, lists: 1, languages: 1 },
	},
	{
		...copperline,
		name: 'copperline-report-4',
		file: 'sets/copperline-questions-report-4.txt',
		isForReportOnly: true,
		least: { first: 0.64, nobody: 1, lists: 1, languages: 1 },
	},
	{
		...alder,
		name: 'alder-tune',
		file: 'sets/alder-questions-tune.txt',
		isForReportOnly: false,
		least: { first: 1, nobody: 0.93, lists: 1, languages: 1 },
	},
	{
		...alder,
		name: 'alder-report',
		file: 'sets/alder-questions-report.txt',
		isForReportOnly: true,
		least: { first: 0.91, nobody: 0.8, lists: 1, languages: 0.91 },
	},
	{
		...beacon,
		name: 'beacon-tune',
		file: 'sets/beacon-questions-tune.txt',
		isForReportOnly: false,
		least: { first: 0.95, nobody: 1, lists: 1, languages: 1 },
	},
	{
		...beacon,
		name: 'beacon-report',
		file: 'sets/beacon-questions-report.txt',
		isForReportOnly: true,
		least: { first: 0.85, nobody: 1, lists: 1, languages: 0.91 },
	},
	{
		...cedar,
		name: 'cedar-tune',
		file: 'sets/cedar-questions-tune.txt',
		isForReportOnly: false,
		least: { first: 0.79 },
	},
	{
		...dogwood,
		name: 'dogwood-report',
		file: 'sets/dogwood-questions-report.txt',
		isForReportOnly: true,
		least: { first: 0.6 },
	},
	{
		...harbor,
		name: 'harbor-tune-7',
		file: 'sets/harbor-questions-tune-7.txt',
		isForReportOnly: false,
		least: { first: 0.98, nobody: 1, lists: 1, languages: 1 },
	},
	{
		...harbor,
		name: 'harbor-report-5',
		file: 'sets/harbor-questions-report-5.txt',
		isForReportOnly: true,
		least: { first: 0.93, nobody: 1, lists: 1, languages: 0.75 },
	},
	{
		...kestrel,
		name: 'kestrel-tune-7',
		file: 'sets/kestrel-questions-tune-7.txt',
		isForReportOnly: false,
		least: { first: 0.98, nobody: 0.83, lists: 1, languages: 1 },
	},
	{
		...kestrel,
		name: 'kestrel-report-5',
		file: 'sets/kestrel-questions-report-5.txt',
		isForReportOnly: true,
		least: { first: 0.88, nobody: 1, lists: 0.81, languages: 0.75 },
	},
	{
		...harbor,
		name: 'harbor-tune-8',
		file: 'sets/harbor-questions-tune-8.txt',
		isForReportOnly: false,
		least: { first: 0.98 },
	},
	{
		...harbor,
		name: 'harbor-report-6',
		file: 'sets/harbor-questions-report-6.txt',
		isForReportOnly: true,
		least: { first: 0.76 },
	},
	{
		...kestrel,
		name: 'kestrel-tune-8',
		file: 'sets/kestrel-questions-tune-8.txt',
		isForReportOnly: false,
		least: { first: 0.95 },
	},
	{
		...kestrel,
		name: 'kestrel-report-6',
		file: 'sets/kestrel-questions-report-6.txt',
		isForReportOnly: true,
		least: { first: 0.81 },
	},
	{
		...alder,
		name: 'alder-tune-2',
		file: 'sets/alder-questions-tune-2.txt',
		isForReportOnly: false,
		least: { first: 0.98 },
	},
	{
		...alder,
		name: 'alder-report-2',
		file: 'sets/alder-questions-report-2.txt',
		isForReportOnly: true,
		least: { first: 0.78 },
	},
	{
		...beacon,
		name: 'beacon-tune-2',
		file: 'sets/beacon-questions-tune-2.txt',
		isForReportOnly: false,
		least: { first: 0.89 },
	},
	{
		...beacon,
		name: 'beacon-report-2',
		file: 'sets/beacon-questions-report-2.txt',
		isForReportOnly: true,
		least: { first: 0.74 },
	},
];
