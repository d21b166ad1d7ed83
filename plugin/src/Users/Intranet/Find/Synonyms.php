<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

use Svc\Kernel\Text\Text;

/** Synonyms: languages by their native names, trades, abbreviations. Folded. */
final class Synonyms {

	/** One group per line; the words of a group are synonyms. */
	private const GROUPS = '
		spanish espanol castellano
		french francais
		portuguese portugues
		german deutsch
		italian italiano
		dutch nederlands
		polish polski
		russian русскии
		ukrainian українська
		greek ελληνικα
		hebrew עברית
		arabic العربية
		farsi persian فارسي
		hindi हिन्दी
		mandarin putonghua 普通话
		chinese 中文
		japanese 日本語
		korean 한국어
		vietnamese tiengviet
		turkish turkce
		swedish svenska
		danish dansk
		norwegian norsk
		finnish suomi
		czech cestina
		hungarian magyar
		romanian romana
		tagalog filipino
		asl signing
		technology tech
		west western
		east eastern
		north northern
		south southern
		wifi wireless
		regional region
		lawyer attorney counsel solicitor
		programmer developer coder dev
		coordinator coord
		communications comms
		senior sr snr
		junior jr jnr
		director dir
		supervisor supv
		specialist spec
		payroll salary salaries wages payslip
		recruiter recruiting recruitment hiring talent
		buyer purchasing procurement purchaser
		representative rep
		administrator admin sysadmin
		manager mgr
		assistant asst
		executive exec
		leadership executives leaders management mgmt
		vice-president vp
		helpdesk passwords password
		trainee apprentice
		accountant accounting bookkeeper bookkeeping accounts
		license licence
		center centre
		video filmmaker film
		photography photographer photos
		audit audits auditor
		training trainer
		shipping shipment dispatch
		warehouse depot
		production manufacturing
		secretary pa
		engineer eng
		operations ops
		marketing marketer mktg
		notary notarize notarise
		translation translator interpreter
		apprentice trainee intern
	';

	/** Phrases, as regular expressions, and their replacements. */
	private const PHRASES = array(
		'sign language'          => 'asl',
		'american sign language' => 'asl',
		'vice president'         => 'vp',
		'password reset'         => 'help desk',
		'password resets'        => 'help desk',
		'reset password'         => 'help desk',
		'wire transfer'          => 'wire',
		'wire transfers'         => 'wire',
		'loan originators'       => 'loan originator',
		'branch (?:head|boss|chief|leader)' => 'branch manager',
		'human resource'         => 'human resources',
		'info ?sec(?:urity)?'    => 'information security',
	);

	/** @var array<string, list<string>> */
	private readonly array $others;

	public function __construct() {
		$others = array();
		foreach ( explode( "\n", trim( self::GROUPS ) ) as $line ) {
			$words = array_map( array( Text::class, 'folded' ), explode( ' ', trim( $line ) ) );
			foreach ( $words as $one ) {
				$others[ $one ] = array_values( array_diff( $words, array( $one ) ) );
			}
		}
		$this->others = $others;
	}

	/** @return list<string> */
	public function of( string $word ): array {
		return $this->others[ $word ] ?? array();
	}

	/** @return array<string, string> */
	public function phrases(): array {
		return self::PHRASES;
	}
}
