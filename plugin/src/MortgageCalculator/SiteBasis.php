<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator;

use DateTimeImmutable;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\SiteOption;
use Svc\MortgageCalculator\Engine\Basis;
use Svc\MortgageCalculator\Engine\Months;
use Svc\MortgageCalculator\Fields\Texts;
use Svc\MortgageCalculator\Rates\RatesAge;
use Svc\MortgageCalculator\Rates\RatesStore;
use Svc\MortgageCalculator\Settings\SettingsStore;

/** What the current site contributes to a calculation: its settings, its rates unless they are stale, and its calendar. */
final class SiteBasis {

	public readonly SettingsStore $settings;
	private readonly SiteOption $rates;

	public function __construct( Database $database ) {
		$this->settings = new SettingsStore( $database );
		$this->rates    = new SiteOption( $database, RatesStore::OPTION, SettingsStore::LOCK );
	}

	public function current(): Basis {
		$settings = $this->settings->current();
		$table    = $this->rates->value();
		$is_shown = null !== $table && ! RatesAge::is_stale( $table['as_of'], $settings );
		return self::of( $settings, $is_shown ? $table['rates'] : array() );
	}

	/**
	 * @param array<string, mixed>       $settings
	 * @param list<array<string, mixed>> $rates    None for figures that need none.
	 */
	public static function of( array $settings, array $rates = array() ): Basis {
		return new Basis( $settings, $rates, Months::number( self::today()->format( 'Y-m' ) ), Texts::all() );
	}

	/** In the site's time zone. */
	public static function today(): DateTimeImmutable {
		return current_datetime();
	}
}
