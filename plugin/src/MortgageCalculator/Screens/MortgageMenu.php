<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Screens;

use Svc\Kernel\Admin\Menu;
use Svc\Kernel\Admin\Screen;
use Svc\MortgageCalculator\Capabilities;

/** The menu Mortgage, for those who may manage the calculator: today's rates, and the calculator's settings. */
final class MortgageMenu {

	/** Below People. */
	private const POSITION = 72;

	private const RATES    = '/mortgage-calculator/v1/rates';
	private const HISTORY  = self::RATES . '/history?page=1&per_page=10';
	private const SETTINGS = '/mortgage-calculator/v1/settings';

	public static function menu(): ?Menu {
		if ( ! current_user_can( Capabilities::MANAGE ) ) {
			return null;
		}
		return new Menu( __( 'Mortgage', 'svc' ), 'dashicons-calculator', self::POSITION, array( self::rates(), self::settings() ) );
	}

	private static function rates(): Screen {
		return new Screen(
			'svc-mortgage-rates',
			__( 'Mortgage rates', 'svc' ),
			__( 'Rates', 'svc' ),
			Capabilities::MANAGE,
			array( 'mortgage-rates' ),
			static fn (): array => self::answers( self::RATES, self::SETTINGS, self::HISTORY ),
			HelpTexts::rates( ... )
		);
	}

	private static function settings(): Screen {
		return new Screen(
			'svc-mortgage-calculator',
			__( 'Mortgage calculator', 'svc' ),
			__( 'Calculator', 'svc' ),
			Capabilities::MANAGE,
			array( 'mortgage-calculator' ),
			static fn (): array => self::answers( self::SETTINGS ),
			HelpTexts::settings( ... )
		);
	}

	/** @return array<string, mixed> Answers to the first requests, in the form of core's preloading middleware. */
	private static function answers( string ...$paths ): array {
		return array_reduce( $paths, 'rest_preload_api_request', array() );
	}
}
