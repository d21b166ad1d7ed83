<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator;

use Closure;
use LogicException;
use Svc\Kernel\Admin\Menu;
use Svc\Kernel\Blocks\BlockSet;
use Svc\Kernel\Component;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\SiteOption;
use Svc\Kernel\LazyFeature;
use Svc\Kernel\Operations;
use Svc\LeadPages\Intake;
use Svc\LeadPages\LeadPages;
use Svc\MortgageCalculator\Blocks\CalculatorBlocks;
use Svc\MortgageCalculator\Health\LimitTest;
use Svc\MortgageCalculator\Health\RatesTest;
use Svc\MortgageCalculator\Leads\CalculationLeads;
use Svc\MortgageCalculator\Leads\CalculationSnapshot;
use Svc\MortgageCalculator\Leads\LeadFeature;
use Svc\MortgageCalculator\Migrations\CreateRateHistory;
use Svc\MortgageCalculator\Questions\QuestionFeature;
use Svc\MortgageCalculator\Rates\HistoryEraser;
use Svc\MortgageCalculator\Rates\RateHistory;
use Svc\MortgageCalculator\Rates\RatesFeature;
use Svc\MortgageCalculator\Rates\RatesStore;
use Svc\MortgageCalculator\Screens\MortgageMenu;
use Svc\MortgageCalculator\Settings\SettingsFeature;
use Svc\MortgageCalculator\Settings\SettingsStore;
use Svc\Users\Licence;

/** The mortgage calculator: payments, affordability, refinancing, comparisons, APR, and the rates of the company. */
final class MortgageCalculator extends Component {

	/**
	 * @param Closure(int): ?Licence $licence    Of a loan officer, by user ID.
	 * @param Closure(): ?LeadPages  $lead_pages Null where they are off.
	 */
	public function __construct(
		private readonly Database $database,
		private readonly Closure $licence,
		private readonly Closure $lead_pages,
	) {}

	public function base(): string {
		return 'mortgage-calculator/v1';
	}

	public function title(): string {
		return __( 'Mortgage calculator', 'svc' );
	}

	public function manage(): string {
		return Capabilities::MANAGE;
	}

	protected function features(): array {
		return array(
			QuestionFeature::class => new LazyFeature( fn () => new QuestionFeature( $this->database ), '/calculate', '/amortization', '/affordability', '/refinance', '/compare', '/apr' ),
			RatesFeature::class    => new LazyFeature( fn () => new RatesFeature( $this->database ), '/rates' ),
			SettingsFeature::class => new LazyFeature( fn () => new SettingsFeature( new SettingsStore( $this->database ) ), '/settings' ),
		) + ( $this->takes_leads() ? array( LeadFeature::class => new LazyFeature( fn () => new LeadFeature( $this->leads( ... ) ), '/leads' ) ) : array() );
	}

	private function takes_leads(): bool {
		return null !== ( $this->lead_pages )();
	}

	/** Called where they are on. */
	private function intake(): Intake {
		return ( $this->lead_pages )()?->services()->intake() ?? throw new LogicException( 'The lead pages are off.' );
	}

	/** For the lead pages, which know it by the member `calculation`. */
	public function leads(): CalculationLeads {
		return new CalculationLeads( new CalculationSnapshot( fn (): Operations => new Operations( $this ) ), $this->intake( ... ), fn (): bool => ( new SettingsStore( $this->database ) )->current()['send_reports'] );
	}

	public function register(): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- only looked at: pages without input load nothing for it.
		if ( array() !== preg_grep( '/^mc_/', array_keys( $_GET + $_POST ) ) ) {
			add_filter( 'wp_robots', CalculatorBlocks::robots( ... ) );
		}
	}

	public function blocks(): BlockSet {
		return CalculatorBlocks::set( fn (): Operations => new Operations( $this ), $this->licence, $this->takes_leads( ... ) );
	}

	public function menu(): ?Menu {
		return MortgageMenu::menu();
	}

	public function capabilities(): array {
		return Capabilities::all();
	}

	public function migrations(): array {
		return array( 'create-rate-history' => static fn () => new CreateRateHistory() );
	}

	public function tables(): array {
		return array( 'mortgage_rate_history' );
	}

	public function erasers(): array {
		return array(
			'svc-mortgage-rates' => array(
				'eraser_friendly_name' => __( 'Mortgage rates', 'svc' ),
				'callback'             => ( new HistoryEraser( $this->database ) )->erase( ... ),
			),
		);
	}

	public function ability_categories(): array {
		return AbilityCategories::all();
	}

	public function health_tests(): array {
		$settings = new SettingsStore( $this->database );
		$rates    = new RatesStore( $this->database, $settings, new RateHistory( $this->database ) );
		return array( new RatesTest( $rates->current( ... ) ), new LimitTest( $settings->current( ... ) ) );
	}

	public function delete_data(): void {
		SiteOption::delete( RatesStore::OPTION, SettingsStore::OPTION );
	}
}
