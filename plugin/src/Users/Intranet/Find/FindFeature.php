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

	public function __construct( private readonly Database $database ) {}

	public function routes(): array {
		return array();
	}

	public function abilities(): array {
		$guidance = __( 'Choose it to turn a name, a need or a relation into people: misspelt names and nicknames, titles, departments, offices, skills, languages, "Priya\'s manager", "who reports to Dana", "newest people in marketing", "my manager". Pass the question as it was asked, in English. Everybody in `people` fits the whole of it; where it is empty, nobody does, and `unknown` has the words that are true of nobody: ask again with less.', 'svc' );
		return array(
			new Ability( 'svc-intranet/find-colleague', AbilityCategories::INTRANET, __( 'Find a colleague', 'svc' ), $guidance, fn () => ( new FindOperations( new ColleagueSearch( new FindStore( $this->database ) ) ) )->find() ),
		);
	}
}
