<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\OrgChart;

use Generator;
use Svc\Users\Avatars\Avatars;
use Svc\Users\Company\OrganisationName;

/** Which chart is asked for, and all that shows in it beside the people. */
final class ChartRecipe {

	/** To be raised when charts are to look different though a node does not. */
	private const FORM = 1;

	/** As long as a person's name may be. */
	private const NAME_LENGTH = 201;

	/** Says all of this, in short. */
	public readonly string $name;

	private readonly Avatars $avatars;
	private readonly string $organisation;

	/** @param int $root User ID, or 0 for everybody. */
	public function __construct( public readonly int $root, private readonly int $levels ) {
		$this->avatars      = new Avatars();
		$this->organisation = OrganisationName::up_to( self::NAME_LENGTH );
		$this->name         = substr( hash( 'sha256', implode( "\n", array( self::FORM, $root, $levels, $this->organisation, $this->sample() ) ) ), 0, 32 );
	}

	/** @return Generator<string> The chart in JSON. */
	public function cook( ChartPeople $people ): Generator {
		$json = new ChartJson( $people, $this->avatars );
		return 0 === $this->root ? $json->everybody( $this->levels, $this->organisation ) : $json->below( $this->root, $this->levels );
	}

	/** Somebody who is nobody: shows how a node is written, and what the settings and plugins of this site make of an avatar. */
	private function sample(): string {
		$nobody = new ChartPeople();
		$nobody->add( array( '1', null, 'A', 'B', 'C', 'D', '', 'nobody@example.com', '', '', null, null ) );
		return $nobody->node( 1, 0, $this->avatars );
	}
}
