<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

use Svc\Kernel\Abilities\Ability;
use Svc\Kernel\Abilities\OffersAbilities;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Feature;
use Svc\Users\AbilityCategories;

/** The search for colleagues by a question in ordinary words. */
final class FindFeature implements Feature, OffersAbilities {

	/** One for all questions of a process: it has what the first one has read. */
	private ?FindStore $store = null;

	public function __construct( private readonly Database $database ) {}

	public function routes(): array {
		return array();
	}

	public function abilities(): array {
		$guidance = __( 'Choose it to turn a name, a need or a relation into people: misspelled names and nicknames, titles, departments, offices, skills, languages, "Priya\'s manager", "who reports to Dana", "newest people in marketing", "my manager". Pass the question as it was asked, in English, Spanish, German or French. `people` has those whom the evidence of its words fits best, with the reasons; where it is empty, it fits nobody well enough, and `unknown` has the words that are true of nobody: ask again with less.', 'svc' );
		return array(
			new Ability( 'svc-intranet/find-colleague', AbilityCategories::INTRANET, __( 'Find a colleague', 'svc' ), $guidance, fn () => ( new FindOperations( new ColleagueSearch( $this->store ??= new FindStore( $this->database ) ) ) )->find(), summary: __( 'Finds the right colleague for a question such as “Who handles VA loans in Denver?”.', 'svc' ) ),
		);
	}
}
